import { type Inflected, stemsOf } from '../inflected.ts';
import { FORMS } from './forms.ts';
import { manyOf, nouns } from './names.ts';

/** One of each kind of regular words, and those of the rules that are not. */
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
  ['begin', 'began', 'begun'],
  ['choose', 'chose', 'chosen', 'choice'],
  ['deal', 'dealt'],
  ['draw', 'drew', 'drawn'],
  ['fall', 'fell', 'fallen'],
  ['fight', 'fought'],
  ['hold', 'held'],
  ['lay', 'laid'],
  ['leave', 'left'],
  ['lose', 'lost'],
  ['stand', 'stood'],
  ['take', 'took', 'taken'],
  ['win', 'won', 'winner'],
];
export const inflected: Inflected = {
  paradigms: () => [...WORDS, ...nouns().map((noun) => [noun.name, manyOf(noun)])],
  stems: stemsOf(FORMS),
};
