import type { Amount, Cards } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type Measure, measure } from '../sentence.ts';
import { CARD, count, isMass, isYou, my, type Unit } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { eachOf, fighter, many, theirCard } from './who.ts';

/** "VOYAGE cards", "card named Excalibur", "Dr. Jekyll card". */
export function cards(which: Cards, context: Context, unit: 'one' | 'many'): string {
  const hero = context.hero?.id;
  const before = [
    which.by === undefined ? '' : `${fighterNoun(which.by, hero).name} `,
    which.tag === undefined ? '' : `${tagTitle(which.tag, hero)} `,
  ].join('');
  return `${before}${CARD[unit]}${which.name === undefined ? '' : ` named ${cardTitle(which.name, hero)}`}`;
}

const ZONE: Unit = { one: 'zone', many: 'zones' };
type Thing = Extract<Measure, { is: 'each' }>['thing'];
const pile = (context: Context) => `in ${my(context)} discard pile`;
export const counter = (context: Context): string =>
  context.hero?.counter ? counterNoun(context.hero.counter.id, context.hero.id).name : 'counter';

function each(thing: Thing, context: Context): string {
  switch (thing.per) {
    case 'cardInDiscard':
      return `each ${cards(thing.cards, context, 'one')} ${pile(context)}`;
    case 'fighter':
      return `${eachOf(thing.group, context)}${typeof thing.group.of === 'object' && !thing.group.where ? ' on the board' : ''}`;
    case 'counter':
      return `each ${counter(context)} ${isYou(context) ? 'you have' : 'they have'}`;
    case 'zoneOf':
      return `each zone ${fighter(thing.who, context, true)} is in`;
    case 'combatDamage':
      return 'each point of combat damage the defender took';
    case 'counted':
      switch (context.counted) {
        case 'discarded':
          return 'each card discarded this way';
        case 'spent':
          return `each ${counter(context)} spent this way`;
        case 'dealt':
        case undefined:
          return 'each point of damage dealt this way';
      }
  }
}
function source(to: Extract<Amount, { the: string }>, context: Context): string {
  if (to.the === 'boost') return to.of === 'card' ? "that card's BOOST value" : `the BOOST value of ${theirCard(context)}`;
  return to.of === 'theirCard'
    ? `the printed value of ${theirCard(context)}`
    : 'the printed value of the card that defended against the main attack';
}
const multiple = (n: number, of: string) => (n === 1 ? of : n === 2 ? `twice ${of}` : `${n} times ${of}`);

/** So much of a unit, and what it depends on: ["1 card", " for each opposing fighter"]. */
export function quantity(amount: Amount, unit: Unit, context: Context): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [count(size.n, unit), ''];
    case 'each':
      return [count(size.n, unit), ` for ${each(size.thing, context)}`];
    case 'thatMany':
      return [multiple(size.n, isMass(unit) ? `that much ${unit.many}` : `that many ${unit.many}`), ''];
    case 'equal':
      return [`${isMass(unit) ? '' : 'a number of '}${unit.many} equal to ${multiple(size.n, source(size.to, context))}`, ''];
  }
}
/** A bare number: ["1", " for each opposing fighter"]. */
export function number(amount: Amount, context: Context): [string, string] {
  const size = measure(amount, context);
  switch (size.is) {
    case 'number':
      return [`${size.n}`, ''];
    case 'each':
      return [`${size.n}`, ` for ${each(size.thing, context)}`];
    case 'thatMany':
      return [multiple(size.n, 'that number'), ''];
    case 'equal':
      return [multiple(size.n, source(size.to, context)), ''];
  }
}
export const amount = (value: Amount, context: Context): string => number(value, context).join('');

/** "there are at least 3 cards in your discard pile", or fewer. */
export function atLeast(than: number, value: Amount, context: Context, yes: boolean): string {
  const size = measure(value, context);
  const least = Math.ceil(than / size.n);
  const compare = least === 1 ? (yes ? 'any' : 'no') : yes ? `at least ${least}` : `fewer than ${least}`;
  if (size.is === 'number') return `${size.n} is ${yes ? '' : 'not '}at least ${than}`;
  if (size.is === 'equal') return `${source(size.to, context)} is ${yes ? 'at least' : 'less than'} ${least}`;
  if (size.is === 'thatMany') return `that number is ${yes ? 'at least' : 'less than'} ${least}`;
  switch (size.thing.per) {
    case 'cardInDiscard':
      return `there are ${compare} ${cards(size.thing.cards, context, 'many')} ${pile(context)}`;
    case 'fighter':
      return `there are ${compare} ${many(size.thing.group, context)}`;
    case 'counter':
      return `${isYou(context) ? 'you have' : 'they have'} ${compare} ${counter(context)}`;
    case 'zoneOf':
      return `${fighter(size.thing.who, context, true)} is in ${yes ? 'at least' : 'fewer than'} ${count(least, ZONE)}`;
    case 'combatDamage':
      return `the defender took ${compare} combat damage`;
    case 'counted':
      return `${compare} ${{ discarded: 'cards were discarded', spent: `${counter(context)} was spent`, dealt: 'damage was dealt' }[context.counted ?? 'dealt']} this way`;
  }
}
