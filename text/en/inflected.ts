import { type Inflected, stemsOf } from '../inflected.ts';
import { FAMILIES } from './families.ts';
import { FORMS } from './forms.ts';
import { manyOf, nouns } from './names.ts';

/** One of each kind of regular words. */
const WORDS = [
  ['card', 'cards'],
  ['box', 'boxes'],
  ['ability', 'abilities'],
  ['draw', 'draws', 'drawing'],
  ['play', 'plays', 'played', 'playing', 'player', 'players'],
  ['move', 'moves', 'moved', 'moving'],
  ['swap', 'swaps', 'swapped', 'swapping'],
  ['carry', 'carries', 'carried', 'carrying'],
  ['cancel', 'canceled', 'canceling'],
];
export const inflected: Inflected = {
  paradigms: () => [...WORDS, ...nouns().map((noun) => [noun.name, manyOf(noun)])],
  families: FAMILIES,
  stems: stemsOf(FORMS),
};
