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

const entryOf = (folder: string): string => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { exports?: string | Record<string, string> };
  return join(ROOT, folder, typeof exports === 'string' ? exports : (exports?.['.'] ?? 'index.ts'));
};
const alias = (folder: string, replacement: string) => ({ find: new RegExp(`^@peerless/${folder}$`), replacement });
async function bundles() {
  const entryPoints = Object.fromEntries(BUNDLED.map((folder) => [folder, entryOf(folder)]));
  await build({
    entryPoints,
    alias: { '@peerless/engine': entryOf('engine') },
    outdir: BUNDLES,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    absWorkingDir: ROOT,
  });
  return BUNDLED.map((folder) => alias(folder, join(BUNDLES, `${folder}.js`)));
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
    alias: [...(isEngine ? [] : await bundles()), ...workspaces.map((folder) => alias(folder, entryOf(folder)))],
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
