/** `--with`: heroes and boards that players bring. */
import { learnPack } from '@peerless/text';
import { checked, readJson } from './files.ts';

export function learnPacks(paths: readonly string[]): void {
  for (const path of paths) {
    const data = readJson(path);
    checked(path, () => learnPack(data));
  }
}
