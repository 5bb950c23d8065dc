/** Results kept in a file while a long contest goes on: a line that says which contest, then a line each. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Kind, soundEntries } from '@peerless/engine/kinds';
import { Failure } from './failure.ts';

/** What was kept before, as far as it is sound, if the file belongs to the very same contest; a new file otherwise. */
export function resume<T>(path: string, contest: object, kind: Kind<T>): T[] {
  const wanted = JSON.stringify(contest);
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${wanted}\n`);
    return [];
  }
  const text = readFileSync(path, 'utf8');
  if (!text.endsWith('\n')) appendFileSync(path, '\n'); // a line was cut off; the next one stands by itself
  const [head, ...lines] = text.split('\n').filter(Boolean);
  if (head !== wanted) throw new Failure(`${path} holds another contest: ${head}`);
  return lines.flatMap((line) => {
    try {
      return soundEntries([JSON.parse(line)], kind);
    } catch {
      return [];
    }
  });
}

export const keep = (path: string, result: object): void => appendFileSync(path, `${JSON.stringify(result)}\n`);
