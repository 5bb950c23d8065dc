import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { words } from './words/words.ts';

it('docs/words.md tells the words as they are; `node tools/words.mjs` writes it anew', () => {
  expect(readFileSync(fileURLToPath(new URL('../docs/words.md', import.meta.url)), 'utf8')).toBe(words());
});
