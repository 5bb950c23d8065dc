/** What the cards show: a woodcut for every face of a deck that is drawn, light enough to be kept whole for the time without a network. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { CardDefinition } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { HEROES } from './index.ts';
import { CARD_PICTURES } from './lists/card-pictures.ts';
import { LOOKS } from './lists/looks.ts';

/** Ink, paper and the tone between them, which all heroes have. */
const OF_ALL = ['#1d1712', '#f6ecd6', '#dcc9a3'];
/** The accent, deeper, and deeper still. */
const OWN = 3;
const MOST = 10_000;
/** Of all heroes: one may be richer than another. */
const ON_AVERAGE = 7000;
const MOST_TOGETHER = 1_800_000;

const drawn = Object.entries(CARD_PICTURES).flatMap(([hero, cards]) =>
  Object.keys(cards).map((card) => {
    const picture = readFileSync(new URL(`${hero}/cards/${card}.svg`, import.meta.url), 'utf8');
    return { hero, card, picture, weight: gzipSync(picture).length };
  }),
);
/** A card with a bonus attack may show one picture for both. */
const facesOf = ({ id, bonusAttack }: CardDefinition): string[] => [id, ...(bonusAttack ? [bonusAttack.id] : [])];

/** A card may show what its words do instead. */
const DRAWN = HEROES.filter(({ id }) => id in CARD_PICTURES);

describe.each(DRAWN.map((hero) => [hero.id, hero] as const))('the cards of %s', (id, hero) => {
  const own = drawn.filter((each) => each.hero === id);

  it('have a picture each, and there is none of another card', () => {
    const pictures = own.map(({ card }) => card);
    expect(hero.deck.map((card) => card.id).filter((card) => !pictures.includes(card))).toEqual([]);
    expect(pictures.filter((card) => !hero.deck.flatMap(facesOf).includes(card))).toEqual([]);
  });
  it('are drawn in ink, on paper, in the tones of the hero', () => {
    const used = new Set(own.flatMap(({ picture }) => [...picture.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color)));
    const tones = [...used].filter((color) => color !== 'none' && !OF_ALL.includes(color));
    expect(tones).toContain(LOOKS[id].accent);
    expect(tones.length).toBeLessThanOrEqual(OWN);
  });
  it(`weigh at most ${MOST / 1000} kB each`, () => expect(own.filter(({ weight }) => weight > MOST).map(({ card }) => card)).toEqual([]));
});

describe('all pictures of cards', () => {
  /** Those that something is wrong with, by name. */
  const wrong = (isWrong: (picture: string) => boolean): string[] =>
    drawn.filter(({ picture }) => isWrong(picture)).map(({ hero, card }) => `${hero}/${card}`);
  const tagsOf = (picture: string): string[] => [...picture.matchAll(/<(\w+)/g)].map(([, tag]) => tag);

  it('fill the same frame', () => expect(wrong((picture) => !/^<svg [^>]*viewBox="0 0 300 200"/.test(picture))).toEqual([]));
  it('are flat shapes alone', () => {
    expect(wrong((picture) => tagsOf(picture).some((tag) => !['svg', 'g', 'path', 'defs', 'clipPath'].includes(tag)))).toEqual([]);
    expect(wrong((picture) => /style|class=|opacity|href|NaN|undefined/.test(picture))).toEqual([]);
  });
  it(`weigh ${ON_AVERAGE / 1000} kB on average, and at most ${MOST_TOGETHER / 1_000_000} MB together`, () => {
    const together = drawn.reduce((sum, { weight }) => sum + weight, 0);
    expect(together / drawn.length).toBeLessThanOrEqual(ON_AVERAGE);
    expect(together).toBeLessThanOrEqual(MOST_TOGETHER);
  });
  it('differ', () => expect(new Set(drawn.map(({ picture }) => picture)).size).toBe(drawn.length));
});
