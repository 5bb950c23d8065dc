/** The words that the engine has been taught, by kind and name. Whoever needs something of a word asks it here and lists no names. */

import type { HeroDefinition } from './define.ts';
import type { Args, Fields, FieldsOf } from './fields.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { Noun, Setting } from './kinds.ts';
import type { CardStanding, HeroStanding } from './standing.ts';
import type { Verb } from './word.ts';
import type { Amounts, CardRules, Conditions, Filters, HeroRules, Moments, Places, Prices } from './words.ts';

/** What every word says of itself. */
export interface Word {
  readonly word: string;
  readonly said: Setting;
  readonly needs: Noun | null;
  readonly isYours: boolean;
  readonly fields: Fields;
}
interface Parts<F extends Fields> {
  said: Setting;
  needs?: Noun | { your: Noun };
  fields: F;
}
const wordOf = (word: string, { said, needs, fields }: Parts<Fields>): Word => ({
  word,
  said,
  needs: typeof needs === 'object' ? needs.your : (needs ?? null),
  isYours: typeof needs === 'object',
  fields,
});

/** A number read off the game when the word is reached: `{ "per": … }` counts, `{ "the": … }` reads. */
export interface AmountWord extends Word {
  readonly tag: 'per' | 'the';
  /** Is it “that many”, which the sentence before told? */
  readonly isThatMany: boolean;
  readonly count: (game: Game, frame: Frame, args: never) => number;
}
export const amountWord = <const W extends keyof Amounts, const F extends FieldsOf<Amounts[W], 'per' | 'the'> & Fields>(
  name: W,
  tag: 'per' | 'the',
  parts: Parts<F> & { isThatMany?: true; count(game: Game, frame: Frame, args: Args<F>): number },
): AmountWord => ({ ...wordOf(name, parts), tag, isThatMany: parts.isThatMany === true, count: parts.count });

/** `{ "if": … }`: a claim about the moment. */
export interface ConditionWord extends Word {
  /** What need not be named again by what it governs. */
  readonly names: 'yourHero' | 'theirCard' | null;
  readonly holds: (game: Game, frame: Frame, args: never) => boolean;
}
export const conditionWord = <const W extends keyof Conditions, const F extends FieldsOf<Conditions[W], 'if'> & Fields>(
  name: W,
  parts: Parts<F> & { names?: 'yourHero' | 'theirCard'; holds(game: Game, frame: Frame, args: Args<F>): boolean },
): ConditionWord => ({ ...wordOf(name, parts), names: parts.names ?? null, holds: parts.holds });

/** `{ "is": … }` of a group: which of its fighters are meant. */
export interface FilterWord extends Word {
  /** Does it mean all but its fighter? */
  readonly isOthers: boolean;
  readonly fits: (game: Game, frame: Frame, args: never, fighter: number) => boolean;
}
export const filterWord = <const W extends keyof Filters, const F extends FieldsOf<Filters[W], 'is'> & Fields>(
  name: W,
  parts: Parts<F> & { isOthers?: true; fits(game: Game, frame: Frame, args: Args<F>, fighter: number): boolean },
): FilterWord => ({ ...wordOf(name, parts), isOthers: parts.isOthers === true, fits: parts.fits });

/** `{ "is": … }` of spaces: which of them are meant. */
export interface PlaceWord extends Word {
  readonly meets: (game: Game, frame: Frame, args: never, space: number) => boolean;
  /** Does the text leave out where the fighter stands? */
  readonly isElsewhere: boolean;
}
export const placeWord = <const W extends keyof Places, const F extends FieldsOf<Places[W], 'is'> & Fields>(
  name: W,
  parts: Parts<F> & { isElsewhere: boolean; meets(game: Game, frame: Frame, args: Args<F>, space: number): boolean },
): PlaceWord => ({ ...wordOf(name, parts), meets: parts.meets, isElsewhere: parts.isElsewhere });

/** `{ "pay": … }`: a price is all or nothing. */
export interface PriceWord extends Word {
  readonly canPay: (game: Game, frame: Frame, args: never) => boolean;
  /** How many cards of the hand it takes; they are picked one after another. */
  readonly cards: (args: never) => number;
  /** The kinds picked are taken off the hand here. */
  readonly pay: (game: Game, frame: Frame, args: never, kinds: readonly number[]) => void;
}
export const priceWord = <const W extends keyof Prices, const F extends FieldsOf<Prices[W], 'pay'> & Fields>(
  name: W,
  parts: Parts<F> & {
    canPay(game: Game, frame: Frame, args: Args<F>): boolean;
    cards(args: Args<F>): number;
    pay(game: Game, frame: Frame, args: Args<F>, kinds: readonly number[]): void;
  },
): PriceWord => ({ ...wordOf(name, parts), canPay: parts.canPay, cards: parts.cards, pay: parts.pay });

/** `{ "rule": … }`: what always holds, read by the one query that it changes. */
export interface HeroRuleWord extends Word {
  /** Fills in what its query reads. */
  readonly stand: (standing: HeroStanding, args: never) => void;
}
export interface CardRuleWord extends Word {
  readonly stand: (standing: CardStanding, args: never, hero: HeroDefinition) => void;
}
export const heroRule = <const W extends keyof HeroRules, const F extends FieldsOf<HeroRules[W], 'rule'> & Fields>(
  name: W,
  parts: Parts<F> & { stand(standing: HeroStanding, args: Args<F>): void },
): HeroRuleWord => ({ ...wordOf(name, parts), stand: parts.stand });
export const cardRule = <const W extends keyof CardRules, const F extends FieldsOf<CardRules[W], 'rule'> & Fields>(
  name: W,
  parts: Parts<F> & { stand(standing: CardStanding, args: Args<F>, hero: HeroDefinition): void },
): CardRuleWord => ({ ...wordOf(name, parts), stand: parts.stand });

/** `{ "at": … }`: when an ability speaks. */
export interface MomentWord {
  readonly word: string;
  /** What its sentences can rely on. */
  readonly setting: Setting;
  /** Is it the moment of one fighter, which the ability names? */
  readonly isOfOne: boolean;
}

export const momentWord = (word: keyof Moments, about: Omit<MomentWord, 'word'>): MomentWord => ({ word, ...about });

interface Shelves {
  verb: Verb;
  amount: AmountWord;
  condition: ConditionWord;
  filter: FilterWord;
  place: PlaceWord;
  price: PriceWord;
  heroRule: HeroRuleWord;
  cardRule: CardRuleWord;
  /** Words that only the rules say. */
  step: Verb;
  moment: MomentWord;
}
const shelves: { readonly [K in keyof Shelves]: Map<string, Shelves[K]> } = {
  verb: new Map(),
  amount: new Map(),
  condition: new Map(),
  filter: new Map(),
  place: new Map(),
  price: new Map(),
  heroRule: new Map(),
  cardRule: new Map(),
  step: new Map(),
  moment: new Map(),
};
export type WordKind = keyof Shelves;

/** Teaches the engine words of a kind. */
export function learnWords<K extends WordKind>(kind: K, words: readonly Shelves[K][]): void {
  const shelf: Map<string, Shelves[K]> = shelves[kind];
  for (const each of words) {
    if (shelf.has(each.word)) throw new Error(`there are two words "${each.word}" of the kind ${kind}`);
    shelf.set(each.word, each);
  }
}
export const wordNamed = <K extends WordKind>(kind: K, name: string): Shelves[K] | undefined => shelves[kind].get(name);
export const wordsOf = <K extends WordKind>(kind: K): readonly Shelves[K][] => [...shelves[kind].values()];
