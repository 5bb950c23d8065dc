import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The copy of the repository that Stryker changes; its packages must be found there, not through node_modules. */
const ROOT = join(import.meta.dirname, '../..');

/** The quick tests of the rules and of the heroes, in one world: a run for every mutant should cost little. */
export default defineConfig({
  root: ROOT,
  resolve: {
    alias: ['engine', 'heroes', 'boards', 'text'].map((name) => ({
      find: `@peerless/${name}`,
      replacement: join(ROOT, name, name === 'engine' ? 'src/index.ts' : 'index.ts'),
    })),
  },
  test: {
    include: ['{engine/test,heroes,boards}/**/*.test.ts'],
    exclude: ['**/*.slow.test.ts'],
    isolate: false,
  },
});
