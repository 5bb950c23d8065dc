import type { Amount, Cards } from '@peerless/engine';
import type { Context } from '../language.ts';
import { isInTitles, type Measure, measure } from '../sentence.ts';
import { adjective, type Case, type Counting, count, countOf, followed, type Noun } from './declension.ts';
import { CARD, closed, DAMAGE, END, isYou, quoted, TOKEN, theirCard, VALUE } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { fighter, group, manyOf } from './who.ts';

/** "карта зі словом «Подорож» у назві", "карта доктора Джекіла". */
export function cards(which: Cards, context: Context): Noun {
  const hero = context.hero?.id;
  const titles = [
    which.tag === undefined ? '' : tagged(which.tag, context),
    which.name === undefined ? '' : ` ${quoted(cardTitle(which.name, hero))}`,
  ];
  return followed(CARD, `${which.by === undefined ? '' : ` ${fighterNoun(which.by, hero).gen}`}${titles.join('')}`);
}

function tagged(tag: string, context: Context): string {
  const hero = context.hero?.id;
  const titled = isInTitles(tag, context, { card: (id) => cardTitle(id, hero), tag: (id) => tagTitle(id, hero) });
  return titled ? ` зі словом ${quoted(tagTitle(tag, hero))} в назві` : ` ${quoted(tagTitle(tag, hero))}`;
}

type Thing = Extract<Measure, { is: 'each' }>['thing'];
const pile = (context: Context) => (isYou(context) ? 'у вашому скиді' : 'в скиді суперника');
export const counter = (context: Context): Noun => (context.hero?.counter ? counterNoun(context.hero.counter.id, context.hero.id) : TOKEN);
const every = (of: Noun, word = '') =>
  ['кожен', ...(word ? [word] : [])].map((before) => `${adjective(before, of.gender, 'acc', of.animate)} `).join('') + of.acc;

/** What follows "за": the accusative. */
function each(thing: Thing, context: Context): string {
  switch (thing.per) {
    case 'cardInDiscard': {
      const which = every(cards(thing.cards, context));
      return thing.cards.tag === undefined ? `${which} ${pile(context)}` : `${which}, яка лежить ${pile(context)}${END}`;
    }
    case 'fighter':
      return `${group('кожен', thing.group, context).acc}${typeof thing.group.of === 'object' && !thing.group.where ? ' на полі бою' : ''}`;
    case 'counter':
      return isYou(context) ? every(counter(context), 'ваш') : `${every(counter(context))} суперника`;
    case 'zoneOf':
      return `кожну зону, в якій перебуває ${fighter(thing.who, context, true).nom}${END}`;
    case 'combatDamage':
      return `${every(DAMAGE, 'бойовий')}, якого зазнав оборонець${END}`;
    case 'counted':
      switch (context.counted) {
        case 'discarded':
          return every(CARD, 'скинутий');
        case 'spent':
          return every(counter(context), 'витрачений');
        case 'dealt':
        case undefined:
          return every(DAMAGE, 'завданий');
      }
  }
}
const thatCard = (context: Context): string => (context.picker === undefined ? 'тієї карти' : 'вибраної карти');
/** A number known elsewhere: "значення ПОЛІПШЕННЯ тієї карти". */
function source(to: Extract<Amount, { the: string }>, context: Context, c: Case): string {
  if (to.the === 'boost') return `${VALUE[c]} ПОЛІПШЕННЯ ${to.of === 'card' ? thatCard(context) : theirCard(context, 'gen')}`;
  const printed = `${VALUE[c]}, ${adjective('вказаний', 'n', c)} на`;
  return to.of === 'theirCard'
    ? `${printed} ${theirCard(context, 'loc')}${END}`
    : `${printed} карті, розіграній для оборони від основної атаки${END}`;
}
const multiple = (n: number, to: Extract<Amount, { the: string }>, context: Context, c: Case) =>
  `${n === 1 ? '' : n === 2 ? `${adjective('подвоєний', 'n', c)} ` : `${n}-${adjective('кратний', 'n', c)} `}${source(to, context, c)}`;

/** So much of a unit, and what it depends on: ["1 карту", " за кожного ворожого бійця"]. */
export function quantity(amount: Amount, unit: Noun, context: Context, counting: Counting = 'acc'): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [count(size.n, unit, counting), ''];
    case 'each':
      return [count(size.n, unit, counting), ` за ${each(size.thing, context)}`];
    case 'thatMany':
      return [`${manifold(size.n)} ${(unit.plural ?? unit).gen}`, ''];
    case 'equal':
      return [`стільки ${(unit.plural ?? unit).gen}, скільки становить ${multiple(size.n, size.to, context, 'nom')}${END}`, ''];
  }
}
const manifold = (n: number): string =>
  n === 1 ? 'стільки ж' : n === 2 ? 'удвічі більше' : `в ${n} ${countOf(n) === 'few' ? 'рази' : 'разів'} більше`;
/** A bare number in a case: ["1", " за кожного ворожого бійця"]. */
export function number(amount: Amount, context: Context, c: 'dat' | 'acc' | 'gen'): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [`${size.n}`, ''];
    case 'each':
      return [`${size.n}`, ` за ${each(size.thing, context)}`];
    case 'thatMany': {
      const that = { dat: 'цьому числу', acc: 'це число', gen: 'цього числа' }[c];
      return [`${that}${size.n === 1 ? '' : `, ${adjective('помножений', 'n', c)} на ${size.n}${END}`}`, ''];
    }
    case 'equal':
      return [multiple(size.n, size.to, context, c), ''];
  }
}
export const amount = (value: Amount, context: Context): string => closed(number(value, context, 'acc').join(''));

/** "у вашому скиді не менше 3 карт", or fewer. */
export function atLeast(than: number, value: Amount, context: Context, yes: boolean): string {
  const size = measure(value, context);
  const least = Math.ceil(than / size.n);
  const compare = yes ? 'не менше' : 'менше';
  const so = (of: Noun) => (yes && least === 1 ? `хоча б ${count(1, of, 'nom')}` : `${compare} ${count(least, of, 'gen')}`);
  if (size.is === 'number') return `${size.n} ${yes ? '' : 'не '}більше або дорівнює ${than}`;
  if (size.is === 'equal') return `${source(size.to, context, 'nom')} ${compare} ${least}`;
  if (size.is === 'thatMany') return `це число ${compare} ${least}`;
  switch (size.thing.per) {
    case 'cardInDiscard':
      return `${pile(context)} ${so(cards(size.thing.cards, context))}`;
    case 'fighter':
      return `на полі бою ${compare} ${least} ${manyOf(size.thing.group, context)}`;
    case 'counter':
      return `${isYou(context) ? 'у вас' : 'в суперника'} ${so(counter(context))}`;
    case 'zoneOf':
      return `${fighter(size.thing.who, context, true).nom} перебуває ${compare} ніж в ${least} ${least === 1 ? 'зоні' : 'зонах'}`;
    case 'combatDamage':
      return `оборонець зазнав у бою ${compare} ${count(least, DAMAGE, 'gen')}`;
    case 'counted':
      return {
        discarded: `скинуто ${so(CARD)}`,
        spent: `витрачено ${so(counter(context))}`,
        dealt: `завдано ${so(DAMAGE)}`,
      }[context.counted ?? 'dealt'];
  }
}
