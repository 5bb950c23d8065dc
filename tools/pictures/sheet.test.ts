/** Sheets that people are asked about: numbers alone on them, and the answers apart. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, shuffled } from './sheet.mjs';

let out: string;
beforeEach(() => (out = mkdtempSync(join(tmpdir(), 'peerless-sheets-'))));
afterEach(() => rmSync(out, { recursive: true }));

/** Remembers what was shown, and takes no pictures. */
const page = (sheets: string[]) => ({
  setContent: async (html: string) => void sheets.push(html),
  evaluate: async () => {},
  locator: () => ({ screenshot: async () => {} }),
});
const read = (file: string): string[] => readFileSync(join(out, file), 'utf8').trimEnd().split('\n');

it('are numbered through, thirty at most on one, and tell no answer', async () => {
  const sheets: string[] = [];
  const names = Array.from({ length: 40 }, (_, n) => `title ${99 - n}`);
  await ask(page(sheets), out, 'deck', { columns: 4, pictures: names.map((_, n) => `picture-${n + 1}`), answers: names, choices: names });
  const shown = sheets.map((html) =>
    [...html.matchAll(/src="picture-(\d+)".*?<figcaption>([^<]*)</g)].map(([, picture, below]) => [picture, below]),
  );
  expect(shown.map(({ length }) => length)).toEqual([20, 20]);
  for (const [picture, below] of shown.flat()) expect(below).toBe(picture);
  expect(sheets.join()).not.toContain('title ');
  expect(read('asked/deck.txt')).toEqual(names.toSorted());
  expect(read('right/deck.txt')).toEqual(names.map((name, n) => `${n + 1} ${name}`));
  expect(readdirSync(join(out, 'asked'))).toEqual(['deck.txt']);
});
it('lie in an order that has nothing to do with how they came, and stays', () => {
  const all = ['ambush', 'feint', 'regroup', 'skirmish', 'taunt'];
  const order = shuffled(all, (name) => name);
  expect(order).not.toEqual(all);
  expect(order.toSorted()).toEqual(all);
  expect(shuffled(all.toReversed(), (name) => name)).toEqual(order);
});
