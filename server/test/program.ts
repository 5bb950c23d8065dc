/** Programs of the tests that run as processes of their own, to be killed. */
import { join } from 'node:path';
import { build } from 'esbuild';

/** A file of this folder as one that Node runs, where it finds its packages. */
export async function program(name: string): Promise<string> {
  const outfile = join(import.meta.dirname, `../../node_modules/.cache/peerless/${name}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'openskill'],
  });
  return outfile;
}
