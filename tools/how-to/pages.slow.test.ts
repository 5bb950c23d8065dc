import { join } from 'node:path';
import { expect, it } from 'vitest';
import { elsewhere, followPage, PAGES, TOUCHES } from '../how-to.mjs';
import { files, ROOT } from '../repo.mjs';

/** They tell of what depends on whoever follows them: a hero of one's own, a server, a program. */
const TO_BE_READ = ['README', 'make-a-hero', 'report-a-bug', 'run-a-server', 'write-a-player'];

it('every other how-to can be followed, and ends with a check', () => {
  const pages = files(join(ROOT, 'docs/how-to'), /^[^/]+\.md$/).map((name: string) => name.replace(/\.md$/, ''));
  expect([...PAGES, ...TO_BE_READ].sort()).toEqual(pages.sort());
  expect(Object.keys(TOUCHES).filter((page) => !PAGES.includes(page))).toEqual([]);
});

it('a hero, a board, a word and a language touch nothing but what is theirs', () => {
  const paths = [
    ...['heroes/ferryman/hero.ts', 'boards/quay/cs.ts', 'text/uk/words/verbs/wager.ts', 'docs/words.md', 'text/en/terms.ts'],
    ...['text/sk/terms.ts', 'boards/quay/sk.ts', 'text/language.ts'],
  ];
  const without = (...own: number[]): string[] => paths.filter((_, i) => !own.includes(i));
  expect(elsewhere('add-a-hero', paths)).toEqual(without(0));
  expect(elsewhere('add-a-board', paths)).toEqual(without(1, 6));
  expect(elsewhere('add-a-word', paths)).toEqual(without(2, 3));
  expect(elsewhere('add-a-language', paths)).toEqual(without(5, 6, 7));
  expect(elsewhere('change-a-text', paths)).toEqual([]);
});

it('a text is changed as its page says', () => followPage('change-a-text'), 1_800_000);
