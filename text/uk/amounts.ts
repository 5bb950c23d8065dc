import type { Amount } from '@peerless/engine';
import type { Context } from '../language.ts';
import { measuring } from '../slavic/amounts.ts';
import { several } from '../slavic/nouns.ts';
import { END, isYou } from '../slavic/sentences.ts';
import { adjective, type Case, count, countOf, followed, type Noun } from './declension.ts';
import { CARD, closed, quoted, TOKEN } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { words } from './vocabulary.ts';

const THAT = { dat: 'цьому числу', acc: 'це число', gen: 'цього числа' };
const twice = (n: number, c: Case): string =>
  n === 1 ? '' : n === 2 ? `${adjective('подвоєний', 'n', c)} ` : `${n}-${adjective('кратний', 'n', c)} `;
const manifold = (n: number): string =>
  n === 1 ? 'стільки ж' : n === 2 ? 'удвічі більше' : `в ${n} ${countOf(n) === 'few' ? 'рази' : 'разів'} більше`;

const measures = measuring({
  words,
  nouns: { card: CARD, token: TOKEN },
  names: { fighterNoun, counterNoun, cardTitle, tagTitle },
  grammar: { followed, count, quoted, closed },
  tagged: (tag, isInTitle) => (isInTitle ? `зі словом ${quoted(tag)} в назві` : quoted(tag)),
  thatMany: (n, unit) => `${manifold(n)} ${several(unit).gen}`,
  equal: (n, unit, known) => `стільки ${several(unit).gen}, скільки становить ${twice(n, 'nom')}${known('nom')}${END}`,
  thatNumber: (n, c: keyof typeof THAT) => `${THAT[c]}${n === 1 ? '' : `, ${adjective('помножений', 'n', c)} на ${n}${END}`}`,
  multiple: (n, c: keyof typeof THAT, known) => `${twice(n, c)}${known(c)}`,
  alone: 'acc',
  forEach: ' за ',
  thisNumber: 'це число',
  isAtLeast: (what, least, yes) => `${what} ${compare(yes)} ${least}`,
});
export const { cards, counter, quantity, number, amount, ofItself } = measures;

export const pile = (context: Context): string => (isYou(context) ? 'у вашому скиді' : 'в скиді суперника');
export const every = (of: Noun, ...before: string[]): string =>
  ['кожен', ...before].map((word) => `${adjective(word, of.gender, 'acc', of.animate)} `).join('') + of.acc;
export const compare = (yes: boolean): string => (yes ? 'не менше' : 'менше');
/** "хоча б 1 карта", "не менше 3 карт", or fewer. */
export const so = (least: number, of: Noun, yes: boolean): string =>
  yes && least === 1 ? `хоча б ${count(1, of, 'nom')}` : `${compare(yes)} ${count(least, of, 'gen')}`;
export const atLeast = (than: number, value: Amount, context: Context, yes: boolean): string =>
  measures.atLeast(than, value, context, yes, (n) => `${n} ${yes ? '' : 'не '}більше або дорівнює ${than}`);
