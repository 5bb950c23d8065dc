import type { Amount, Cards } from '@peerless/engine';
import type { Context } from '../language.ts';
import { isInTitles, type Measure, measure } from '../sentence.ts';
import { adjective, type Case, type Counting, count, countOf, followed, type Noun, past } from './declension.ts';
import { CARD, closed, DAMAGE, END, isYou, quoted, TOKEN, theirCard, VALUE } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { fighter, group, manyOf } from './who.ts';

/** "карта со словом «Путешествие» в названии", "карта доктора Джекила". */
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
  return titled ? ` со словом ${quoted(tagTitle(tag, hero))} в названии` : ` ${quoted(tagTitle(tag, hero))}`;
}

type Thing = Extract<Measure, { is: 'each' }>['thing'];
const pile = (context: Context) => (isYou(context) ? 'в вашей стопке сброса' : 'в стопке сброса противника');
export const counter = (context: Context): Noun => (context.hero?.counter ? counterNoun(context.hero.counter.id, context.hero.id) : TOKEN);
const every = (of: Noun) => `${adjective('каждый', of.gender, 'acc', of.animate)} ${of.acc}`;

/** What follows "за": the accusative. */
function each(thing: Thing, context: Context): string {
  switch (thing.per) {
    case 'cardInDiscard': {
      const which = every(cards(thing.cards, context));
      return thing.cards.tag === undefined ? `${which} ${pile(context)}` : `${which}, лежащую ${pile(context)}${END}`;
    }
    case 'fighter':
      return `${group('каждый', thing.group, context).acc}${typeof thing.group.of === 'object' && !thing.group.where ? ' на поле боя' : ''}`;
    case 'counter': {
      const { gender, acc } = counter(context);
      return `${adjective('каждый', gender, 'acc')} ${isYou(context) ? `${adjective('ваш', gender, 'acc')} ${acc}` : `${acc} противника`}`;
    }
    case 'zoneOf':
      return `каждую зону, в которой находится ${fighter(thing.who, context, true).nom}${END}`;
    case 'combatDamage':
      return `каждую единицу боевого урона, которую получил обороняющийся${END}`;
    case 'counted':
      switch (context.counted) {
        case 'discarded':
          return 'каждую сброшенную карту';
        case 'spent':
          return `${adjective('каждый', counter(context).gender, 'acc')} ${adjective('потраченный', counter(context).gender, 'acc')} ${counter(context).acc}`;
        case 'dealt':
        case undefined:
          return 'каждую единицу нанесённого урона';
      }
  }
}
/** A number known elsewhere: "значение УСИЛЕНИЯ той карты". */
function source(to: Extract<Amount, { the: string }>, context: Context, c: Case): string {
  if (to.the === 'boost')
    return `${VALUE[c]} УСИЛЕНИЯ ${to.of !== 'card' ? theirCard(context, 'gen') : context.picker ? 'выбранной карты' : 'той карты'}`;
  const printed = `${VALUE[c]}, ${adjective('указанный', 'n', c)} на`;
  return to.of === 'theirCard'
    ? `${printed} ${theirCard(context, 'pre')}${END}`
    : `${printed} карте, разыгранной для защиты от основной атаки${END}`;
}
const multiple = (n: number, to: Extract<Amount, { the: string }>, context: Context, c: 'dat' | 'acc') =>
  `${n === 1 ? '' : n === 2 ? `${adjective('удвоенный', 'n', c)} ` : `${n}-кратн${c === 'dat' ? 'ому' : 'ое'} `}${source(to, context, c)}`;

/** So much of a unit, and what it depends on: ["1 карту", " за каждого бойца противника"]. */
export function quantity(amount: Amount, unit: Noun, context: Context, counting: Counting = 'acc'): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [count(size.n, unit, counting), ''];
    case 'each':
      return [count(size.n, unit, counting), ` за ${each(size.thing, context)}`];
    case 'thatMany':
      return [
        `${size.n === 1 ? 'столько же' : size.n === 2 ? 'вдвое больше' : `в ${size.n} ${countOf(size.n) === 'few' ? 'раза' : 'раз'} больше`} ${(unit.plural ?? unit).gen}`,
        '',
      ];
    case 'equal': {
      const equal = multiple(size.n, size.to, context, 'dat');
      return [
        unit.plural
          ? `количество ${unit.plural.gen}, равное ${equal}${END}`
          : `${unit.acc}, ${unit.gender === 'm' ? 'равный' : 'равное'} ${equal}${END}`,
        '',
      ];
    }
  }
}
/** A bare number in a case: ["1", " за каждого бойца противника"]. */
export function number(amount: Amount, context: Context, c: 'dat' | 'acc'): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [`${size.n}`, ''];
    case 'each':
      return [`${size.n}`, ` за ${each(size.thing, context)}`];
    case 'thatMany':
      return [
        `${c === 'dat' ? 'этому числу' : 'это число'}${size.n === 1 ? '' : `, ${adjective('умноженный', 'n', c)} на ${size.n}${END}`}`,
        '',
      ];
    case 'equal':
      return [multiple(size.n, size.to, context, c), ''];
  }
}
export const amount = (value: Amount, context: Context): string => closed(number(value, context, 'acc').join(''));

/** "была сброшена хотя бы 1 карта", or none. */
function anyCounted(context: Context, yes: boolean): string {
  const { gender, nom, gen } = counter(context);
  switch (context.counted) {
    case 'discarded':
      return yes ? 'сброшена хотя бы 1 карта' : 'не сброшено ни одной карты';
    case 'spent':
      return yes
        ? `${past('потрачен', counter(context))} хотя бы ${adjective('один', gender, 'nom')} ${nom}`
        : `не потрачено ни ${adjective('один', gender, 'gen')} ${gen}`;
    default:
      return `при этом ${yes ? '' : 'не '}был нанесён урон`;
  }
}
/** "в вашей стопке сброса не менее 3 карт", or fewer. */
export function atLeast(than: number, value: Amount, context: Context, yes: boolean): string {
  const size = measure(value, context);
  const least = Math.ceil(than / size.n);
  const compare = yes ? 'не менее' : 'менее';
  if (size.is === 'number') return `${size.n} ${yes ? '' : 'не '}больше или равно ${than}`;
  if (size.is === 'equal') return `${source(size.to, context, 'nom')} ${compare} ${least}`;
  if (size.is === 'thatMany') return `это число ${compare} ${least}`;
  switch (size.thing.per) {
    case 'cardInDiscard':
      return `${pile(context)} ${compare} ${count(least, cards(size.thing.cards, context), 'gen')}`;
    case 'fighter':
      return `на поле боя ${compare} ${least} ${manyOf(size.thing.group, context)}`;
    case 'counter':
      return `у ${isYou(context) ? 'вас' : 'противника'} ${compare} ${count(least, counter(context), 'gen')}`;
    case 'zoneOf':
      return `${fighter(size.thing.who, context, true).nom} находится ${compare} чем в ${least} зонах`;
    case 'combatDamage':
      return `обороняющийся получил ${compare} ${count(least, DAMAGE, 'gen')} в бою`;
    case 'counted':
      if (least === 1) return anyCounted(context, yes);
      return {
        discarded: `сброшено ${compare} ${count(least, CARD, 'gen')}`,
        spent: `потрачено ${compare} ${count(least, counter(context), 'gen')}`,
        dealt: `нанесено ${compare} ${count(least, DAMAGE, 'gen')}`,
      }[context.counted ?? 'dealt'];
  }
}
