/** Which drawings are seen on a picture that was taken of the page, and what they were then: whoever draws one anew is told which pictures are old. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPictures } from './lists.mjs';
import { ROOT } from './repo.mjs';

const KEPT = join(ROOT, 'tools/taken.json');

/** @typedef {{ by: string, shows: Record<string, string> }} Taken */

/** @returns {Record<string, Taken>} */
export const taken = () => JSON.parse(readFileSync(KEPT, 'utf8'));
/** Nothing, of a file that is gone. */
export function printOf(file) {
  const path = join(ROOT, file);
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12) : '';
}

/** Notes what a picture shows, by the program that takes it. */
export function note(picture, by, files) {
  const shows = Object.fromEntries([...new Set(files)].toSorted().map((file) => [file, printOf(file)]));
  const all = { ...taken(), [picture]: { by, shows } };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
}
/** The place and the cards in sight of a page, as files. */
export async function drawingsOn(page) {
  const { places, seen } = await page.evaluate(() => ({
    places: [...document.querySelectorAll('[data-place]')].map((each) => each.getAttribute('data-place')),
    seen: [...document.images].map(({ src }) => new URL(src).pathname),
  }));
  const cards = cardPictures().filter(({ hero, card, print }) => seen.includes(`/assets/cards/${hero}/${card}-${print}.svg`));
  return [
    ...places.flatMap((board) => [`boards/${board}/ground.svg`, `boards/${board}/look.json`]),
    ...cards.map(({ hero, card }) => `heroes/${hero}/cards/${card}.svg`),
  ];
}
/** Of those that a picture shows, which are drawn otherwise by now. */
export const changedSince = ({ shows }, now = printOf) => Object.keys(shows).filter((file) => now(file) !== shows[file]);
