import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

/** Attacks a server for real while honest players play; tells how many attacks did no harm and how many did. */
export async function attacked() {
  const { attacks } = await import(pathToFileURL(await bundle('tools/online/attacks.ts')).href);
  return attacks(await bundle('cli/src/main.ts'), await bundle('tools/online/attacks/thread.ts'));
}
