import { ROOT } from './repo.mjs';

/**
 * A TypeScript program as text that a page can be made to run; what it exports is to be had there by that name.
 * @param {string} [name]
 */
export async function inPageProgram(entry, name) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    globalName: name,
    target: 'chrome111',
    logLevel: 'warning',
  });
  return outputFiles[0].text;
}
