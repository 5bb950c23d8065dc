/** Files from outside, read with errors that people understand. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidData } from '@peerless/engine';
import { Failure } from './failure.ts';

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
};
const reasonOf = (error: unknown): string => REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;

export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${path}: ${reasonOf(error)}`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Failure(`${path} is not JSON: ${(error as Error).message}${placeOf(error, text)}`);
  }
}
/** Line and column, where the parser tells only a position. */
function placeOf(error: unknown, text: string): string {
  const { message } = error as Error;
  const position = /at position (\d+)(?! \(line)/.exec(message)?.[1];
  if (position === undefined || /\(line \d/.test(message)) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${before[before.length - 1].length + 1})`;
}

export function writeJson(path: string, data: unknown): void {
  try {
    writeFileSync(path, `${JSON.stringify(data)}\n`);
  } catch (error) {
    throw new Failure(`cannot write ${path}: ${reasonOf(error)}`);
  }
}

/** The files named, and all files of these endings in the folders named. */
export function filesIn(paths: readonly string[], endings: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
    const found = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .sort()
      .map((name) => join(path, name));
    if (!found.length) throw new Failure(`${path} holds no ${endings.join(' or ')} file`);
    return found;
  });
}

/** Runs what may find data invalid, and tells all its problems under the name of the file. */
export function checked<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    const list = error.problems.map(({ path: place, problem }) => `  ${place || '(whole)'}: ${problem}`);
    throw new Failure([`${path} is not valid:`, ...list].join('\n'));
  }
}
