import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { lists } from './tools/lists.mjs';

lists();

/** Over a hundred small files about one engine, which is loaded once for all of them. */
const WORDS = 'engine/src/words/**/*.test.ts';
const ALL = '{engine,heroes,boards,text,ai,protocol,host,server,web,cli,tools}/**';
const SLOW = '**/*.slow.test.ts';
/** What `npm run test:all` tries besides. */
const WIDE = '**/*.wide.test.ts';
const ENGINES = '**/*.engines.test.ts';

/** Words of docs/how-to/examples import what is around them where they are copied to. */
const EXAMPLES = join(import.meta.dirname, 'docs/how-to/examples/words/');
const examples = {
  name: 'examples',
  resolveId: (path: string, from: string | undefined) =>
    from?.startsWith(EXAMPLES) && path.startsWith('../../../')
      ? join(import.meta.dirname, 'engine/src', path.slice('../../../'.length))
      : null,
};

export default defineConfig({
  plugins: [examples],
  test: {
    globalSetup: 'tools/services-setup.mjs',
    pool: 'threads',
    // On two cores one worker would leave the other idle; a busy machine is no reason to fail.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'words', include: [WORDS], isolate: false } },
      {
        extends: true,
        test: { name: 'quick', include: [`${ALL}/*.test.ts`], exclude: [...configDefaults.exclude, WORDS, SLOW, WIDE, ENGINES] },
      },
      { extends: true, test: { name: 'slow', include: [`${ALL}/*.slow.test.ts`] } },
      { extends: true, test: { name: 'wide', include: [WIDE] } },
      { extends: true, test: { name: 'engines', include: [ENGINES], fileParallelism: false } },
    ],
  },
});
