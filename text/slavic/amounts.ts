/** Amounts: so many of a unit, and what they depend on. */
import type { Amount, Cards } from '@peerless/engine';
import type { Context } from '../language.ts';
import { isInTitles, measure } from '../sentence.ts';
import type { AmountText, Words } from '../words.ts';
import type { CaseOf, NounOf } from './nouns.ts';

type Thing = Extract<Amount, { per: string }>;
type Known = Extract<Amount, { the: string }>;

export interface Measuring<Last extends string, Counting, Bare> {
  words: Pick<Words<never, CaseOf<Last>, never>, 'amounts'>;
  nouns: { card: NounOf<Last>; token: NounOf<Last> };
  names: {
    fighterNoun(id: string, hero?: string): NounOf<Last>;
    counterNoun(id: string, hero?: string): NounOf<Last>;
    cardTitle(id: string, hero?: string): string;
    tagTitle(id: string, hero?: string): string;
  };
  grammar: {
    followed(name: NounOf<Last>, tail: string): NounOf<Last>;
    count(n: number, of: NounOf<Last>, counting?: Counting): string;
    quoted(title: string): string;
    closed(text: string): string;
  };
  /** After "card": that it has a tag, which its title may tell. */
  tagged(tag: string, isInTitle: boolean): string;
  thatMany(n: number, unit: NounOf<Last>): string;
  /** So many as a number known elsewhere, which is said in a case. */
  equal(n: number, unit: NounOf<Last>, known: (c: CaseOf<Last>) => string): string;
  thatNumber(n: number, c: Bare): string;
  multiple(n: number, c: Bare, known: (c: CaseOf<Last>) => string): string;
  /** The case of a number that stands alone. */
  alone: Bare;
  isAtLeast(what: string, least: number, yes: boolean): string;
  thisNumber: string;
  /** ' for ', before each. */
  forEach: string;
}
export function measuring<Last extends string, Counting, Bare>(language: Measuring<Last, Counting, Bare>) {
  type Case = CaseOf<Last>;
  type Noun = NounOf<Last>;
  const { words, nouns, names, grammar } = language;
  const each = (thing: Thing, context: Context): string =>
    `${language.forEach}${(words.amounts[thing.per] as AmountText<'counter', Case>).each(thing as never, context)}`;
  const known = (to: Known, context: Context) => (c: Case) => words.amounts[to.the].says(to as never, context, c);
  /** A bare number in a case, and what it depends on. */
  function number(amount: Amount, context: Context, c: Bare): [string, string] {
    const size = measure(amount, context);
    switch (size.is) {
      case 'number':
        return [`${size.n}`, ''];
      case 'each':
        return [`${size.n}`, each(size.thing, context)];
      case 'thatMany':
        return [language.thatNumber(size.n, c), ''];
      case 'equal':
        return [language.multiple(size.n, c, known(size.to, context)), ''];
    }
  }
  return {
    /** Cards of a title, a tag or a fighter. */
    cards(which: Cards, context: Context): Noun {
      const hero = context.hero?.id;
      const title = { card: (id: string) => names.cardTitle(id, hero), tag: (id: string) => names.tagTitle(id, hero) };
      const tagged = which.tag === undefined ? '' : ` ${language.tagged(title.tag(which.tag), isInTitles(which.tag, context, title))}`;
      const titled = which.name === undefined ? '' : ` ${grammar.quoted(title.card(which.name))}`;
      const by = which.by === undefined ? '' : ` ${names.fighterNoun(which.by, hero).gen}`;
      return grammar.followed(nouns.card, `${by}${tagged}${titled}`);
    },
    counter: (context: Context): Noun =>
      context.hero?.counter ? names.counterNoun(context.hero.counter.id, context.hero.id) : nouns.token,
    /** So much of a unit, and what it depends on: "1 card", " for each opposing fighter". */
    quantity(amount: Amount, unit: Noun, context: Context, counting?: Counting): [string, string] {
      const size = measure(amount, context);
      switch (size.is) {
        case 'number':
          return [grammar.count(size.n, unit, counting), ''];
        case 'each':
          return [grammar.count(size.n, unit, counting), each(size.thing, context)];
        case 'thatMany':
          return [language.thatMany(size.n, unit), ''];
        case 'equal':
          return [language.equal(size.n, unit, known(size.to, context)), ''];
      }
    },
    number,
    amount: (value: Amount, context: Context): string => grammar.closed(number(value, context, language.alone).join('')),
    /** A number of the card just named: "its BOOST value". */
    ofItself: (amount: Amount, c: Case): string | undefined =>
      typeof amount === 'object' && 'the' in amount
        ? (words.amounts[amount.the] as AmountText<'boost', Case>).ofItself?.(amount as never, c)
        : undefined,
    /** "there are at least 3 cards in your discard pile", or fewer. */
    atLeast(than: number, value: Amount, context: Context, yes: boolean, numbers: (n: number) => string): string {
      const size = measure(value, context);
      const least = Math.ceil(than / size.n);
      if (size.is === 'number') return numbers(size.n);
      if (size.is === 'each')
        return (words.amounts[size.thing.per] as AmountText<'counter', Case>).atLeast(least, size.thing as never, context, yes);
      return language.isAtLeast(size.is === 'equal' ? known(size.to, context)('nom') : language.thisNumber, least, yes);
    },
  };
}
