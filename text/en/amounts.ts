import type { Amount, Cards } from '@peerless/engine';
import type { Context } from '../language.ts';
import { measure } from '../sentence.ts';
import type { AmountText } from '../words.ts';
import { CARD, count, isMass, my, type Unit } from './grammar.ts';
import { cardTitle, counterNoun, fighterNoun, tagTitle } from './names.ts';
import { words } from './vocabulary.ts';

type Thing = Extract<Amount, { per: string }>;
type Known = Extract<Amount, { the: string }>;
type EachText = AmountText<'counter', void>;
type KnownText = AmountText<'boost', void>;

/** "VOYAGE cards", "card named Excalibur", "Dr. Jekyll card". */
export function cards(which: Cards, context: Context, unit: 'one' | 'many'): string {
  const hero = context.hero?.id;
  const before = [
    which.by === undefined ? '' : `${fighterNoun(which.by, hero).name} `,
    which.tag === undefined ? '' : `${tagTitle(which.tag, hero)} `,
  ].join('');
  return `${before}${CARD[unit]}${which.name === undefined ? '' : ` named ${cardTitle(which.name, hero)}`}`;
}

export const pile = (context: Context): string => `in ${my(context)} discard pile`;
export const counter = (context: Context): string =>
  context.hero?.counter ? counterNoun(context.hero.counter.id, context.hero.id).name : 'counter';

const counted = (thing: Thing) => words.amounts[thing.per] as EachText;
const each = (thing: Thing, context: Context): string => counted(thing).each(thing as never, context);
const source = (to: Known, context: Context): string => words.amounts[to.the].says(to as never, context);
/** A number of the card just named: "its BOOST value". */
export const ofItself = (amount: Amount): string | undefined =>
  typeof amount === 'object' && 'the' in amount ? (words.amounts[amount.the] as KnownText).ofItself?.(amount as never) : undefined;
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

/** "any", "at least 3", or fewer. */
export const compare = (least: number, yes: boolean): string =>
  least === 1 ? (yes ? 'any' : 'no') : yes ? `at least ${least}` : `fewer than ${least}`;
/** "there are at least 3 cards in your discard pile", or fewer. */
export function atLeast(than: number, value: Amount, context: Context, yes: boolean): string {
  const size = measure(value, context);
  const least = Math.ceil(than / size.n);
  if (size.is === 'number') return `${size.n} is ${yes ? '' : 'not '}at least ${than}`;
  if (size.is === 'each') return counted(size.thing).atLeast(least, size.thing as never, context, yes);
  return `${size.is === 'equal' ? source(size.to, context) : 'that number'} is ${yes ? 'at least' : 'less than'} ${least}`;
}
