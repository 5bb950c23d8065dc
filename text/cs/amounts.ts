import type { Amount } from '@peerless/engine';
import type { Context } from '../language.ts';
import { measuring } from '../slavic/amounts.ts';
import { several } from '../slavic/nouns.ts';
import { END, isYou } from '../slavic/sentences.ts';
import { adjective, count, followed, type Noun } from './declension.ts';
import { CARD, closed, quoted, TOKEN } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { words } from './vocabulary.ts';

const manifold = (n: number): string => (n === 1 ? 'stejný' : n === 2 ? 'dvojnásobný' : `${n}násobný`);
const twice = (n: number): string => (n === 2 ? 'dvojnásobek' : `${n}násobek`);
type Bare = 'nom' | 'acc';

const measures = measuring({
  words,
  nouns: { card: CARD, token: TOKEN },
  names: { fighterNoun, counterNoun, cardTitle, tagTitle },
  grammar: { followed, count, quoted, closed },
  tagged: (tag, isInTitle) => (isInTitle ? `se slovem ${tag.toLocaleUpperCase('cs')} v názvu` : tag.toLocaleUpperCase('cs')),
  thatMany: (n, unit) => `${manifold(n)} počet ${several(unit).gen}`,
  equal: (n, unit, known) => `tolik ${several(unit).gen}, kolik činí ${n === 1 ? known('nom') : `${twice(n)} ${known('gen')}`}${END}`,
  thatNumber: (n) => (n === 1 ? 'toto číslo' : `${twice(n)} tohoto čísla`),
  multiple: (n, c: Bare, known) => (n === 1 ? known(c) : `${twice(n)} ${known('gen')}`),
  alone: 'acc',
  forEach: ' za ',
  thisNumber: 'toto číslo',
  isAtLeast: (what, least, yes) => isAtLeast(what, least, yes),
});
export const { cards, counter, quantity, amount, ofItself } = measures;
/** A bare number after a preposition or a verb. */
export const number = (value: Amount, context: Context): [string, string] => measures.number(value, context, 'acc');

export const PILE = 'v odhazovacím balíčku';
export const has = (context: Context): string => (isYou(context) ? 'máte' : 'má protivník');
/** ", kterou máte v odhazovacím balíčku": so it need not be said whose it is. */
export const had = (of: Noun, context: Context, where = ''): string =>
  `, ${adjective('který', of.gender, 'acc', of.animate)} ${isYou(context) ? 'máte' : 'má'}${where}${END}`;
export const every = (of: Noun, ...before: string[]): string =>
  ['každý', ...before].map((word) => `${adjective(word, of.gender, 'acc', of.animate)} `).join('') + of.acc;
/** "alespoň 3 karty", or fewer. */
export const so = (least: number, of: Noun, yes: boolean): string => `${yes ? 'alespoň' : 'méně než'} ${count(least, of)}`;
export const isAtLeast = (what: string | number, least: number, yes: boolean): string =>
  `je ${what} ${yes ? 'alespoň' : 'menší než'} ${least}`;
export const atLeast = (than: number, value: Amount, context: Context, yes: boolean): string =>
  measures.atLeast(than, value, context, yes, (n) => isAtLeast(n, than, yes));
