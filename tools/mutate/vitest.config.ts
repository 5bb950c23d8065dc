import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { AREAS } from './areas.mjs';

/** The copy of the repository that Stryker changes; its packages must be found there, not through node_modules. */
const ROOT = join(import.meta.dirname, '../..');
const { tests, isEngine, hasServices } = AREAS[process.env.MUTATED_AREA!];
const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
/** What stands under the server is not changed with it: bundled, it is there at once. */
const BUNDLED = ['engine', 'heroes', 'boards', 'ai'];
const BUNDLES = join(ROOT, 'reports/bundled');

/** What can be imported of a folder, by name; a pattern names all that it fits. */
function entriesOf(folder: string): [string, string][] {
  const { exports = './index.ts' } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    exports?: string | Record<string, string>;
  };
  const named = typeof exports === 'string' ? [['.', exports]] : Object.entries(exports);
  return named.map(([name, path]) => [join(folder, name), join(ROOT, folder, path)]);
}
/** `heroes/*` stands for whatever comes there. */
const alias = ([name, replacement]: [string, string]) => ({
  find: new RegExp(`^@peerless/${name.replace('*', '(.+)')}$`),
  replacement: replacement.replace('*', '$1'),
});
async function bundles() {
  const entries = BUNDLED.flatMap(entriesOf).filter(([name]) => !name.includes('*'));
  await build({
    entryPoints: Object.fromEntries(entries),
    alias: Object.fromEntries(entries.map(([name, path]) => [`@peerless/${name}`, path])),
    outdir: BUNDLES,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    absWorkingDir: ROOT,
  });
  return entries.map(([name]) => alias([name, join(BUNDLES, `${name}.js`)]));
}

class BesideFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isAside = ({ moduleId }: TestSpecification): number => Number(moduleId.includes('/server/test/'));
    return [...files].sort((a, b) => isAside(a) - isAside(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/** The quick tests of one area, in one world: a run for every mutant should cost little. */
export default defineConfig({
  root: ROOT,
  resolve: {
    alias: [...(isEngine ? [] : await bundles()), ...workspaces.flatMap(entriesOf).map(alias)],
  },
  test: {
    include: tests,
    exclude: hasServices ? [] : ['**/*.slow.test.ts'],
    globalSetup: hasServices ? join(ROOT, 'tools/services-setup.mjs') : undefined,
    isolate: false,
    testTimeout: 20_000,
    sequence: { sequencer: BesideFirst },
  },
});
