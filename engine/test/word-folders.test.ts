/** What must lie in the folder of every word. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WORDS = join(import.meta.dirname, '../src/words');
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

it('every word has its test beside it', () => {
  const words = foldersIn(WORDS).flatMap((kind) => foldersIn(join(WORDS, kind)).map((word) => `${kind}/${word}`));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => !existsSync(join(WORDS, word, 'word.test.ts')))).toEqual([]);
});
