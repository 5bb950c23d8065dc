import type { Amount } from '@peerless/engine';
import type { Context } from '../language.ts';
import { measuring } from '../slavic/amounts.ts';
import { several } from '../slavic/nouns.ts';
import { END, isYou } from '../slavic/sentences.ts';
import { adjective, count, countOf, followed, type Noun } from './declension.ts';
import { CARD, closed, quoted, TOKEN } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { words } from './vocabulary.ts';

const twice = (n: number, c: 'dat' | 'acc'): string =>
  n === 1 ? '' : n === 2 ? `${adjective('удвоенный', 'n', c)} ` : `${n}-кратн${c === 'dat' ? 'ому' : 'ое'} `;
const manifold = (n: number): string =>
  n === 1 ? 'столько же' : n === 2 ? 'вдвое больше' : `в ${n} ${countOf(n) === 'few' ? 'раза' : 'раз'} больше`;

const measures = measuring({
  words,
  nouns: { card: CARD, token: TOKEN },
  names: { fighterNoun, counterNoun, cardTitle, tagTitle },
  grammar: { followed, count, quoted, closed },
  tagged: (tag, isInTitle) => (isInTitle ? `со словом ${quoted(tag)} в названии` : quoted(tag)),
  thatMany: (n, unit) => `${manifold(n)} ${several(unit).gen}`,
  equal(n, unit, known) {
    const equal = `${twice(n, 'dat')}${known('dat')}`;
    if (unit.plural) return `количество ${unit.plural.gen}, равное ${equal}${END}`;
    return `${unit.acc}, ${unit.gender === 'm' ? 'равный' : 'равное'} ${equal}${END}`;
  },
  thatNumber: (n, c: 'dat' | 'acc') =>
    `${c === 'dat' ? 'этому числу' : 'это число'}${n === 1 ? '' : `, ${adjective('умноженный', 'n', c)} на ${n}${END}`}`,
  multiple: (n, c: 'dat' | 'acc', known) => `${twice(n, c)}${known(c)}`,
  alone: 'acc',
  forEach: ' за ',
  thisNumber: 'это число',
  isAtLeast: (what, least, yes) => `${what} ${compare(yes)} ${least}`,
});
export const { cards, counter, quantity, number, amount, ofItself } = measures;

export const pile = (context: Context): string => (isYou(context) ? 'в вашей стопке сброса' : 'в стопке сброса противника');
export const every = (of: Noun): string => `${adjective('каждый', of.gender, 'acc', of.animate)} ${of.acc}`;
export const compare = (yes: boolean): string => (yes ? 'не менее' : 'менее');
export const atLeast = (than: number, value: Amount, context: Context, yes: boolean): string =>
  measures.atLeast(than, value, context, yes, (n) => `${n} ${yes ? '' : 'не '}больше или равно ${than}`);
