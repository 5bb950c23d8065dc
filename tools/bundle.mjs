import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repo.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/peerless');

/** Path of a TypeScript program bundled into one file that Node runs; made anew only if a file it came from has changed. */
export async function bundle(entry) {
  const program = join(CACHE, `${entry.replace(/\W+/g, '-')}.mjs`);
  if (!isFresh(program)) await build(entry, program);
  return program;
}

function isFresh(program) {
  if (!existsSync(program) || !existsSync(`${program}.json`)) return false;
  const { started, inputs } = JSON.parse(readFileSync(`${program}.json`, 'utf8'));
  return inputs.every((input) => {
    const file = statSync(join(ROOT, input), { throwIfNoEntry: false });
    return file !== undefined && file.mtimeMs < started;
  });
}

/**
 * Bundles anew, whatever there is; plugins may change what is read.
 * @param {import('esbuild').Plugin[]} plugins
 */
export async function build(entry, program, plugins = []) {
  const esbuild = await import('esbuild');
  const started = Date.now();
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: installedPackages(),
    plugins,
    logLevel: 'warning',
  });
  mkdirSync(CACHE, { recursive: true });
  replace(program, outputFiles[0].contents);
  replace(`${program}.json`, JSON.stringify({ started, inputs: [...Object.keys(metafile.inputs), 'package-lock.json'] }));
}

/** Packages from the registry stay outside the bundle: Node finds them in node_modules. */
function installedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.keys(packages)
    .filter((path) => path.startsWith('node_modules/') && !packages[path].link)
    .map((path) => path.slice('node_modules/'.length));
}

/** Writes beside and renames, so that a program started meanwhile never reads half a file. */
function replace(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
