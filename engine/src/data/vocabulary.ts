/** The words that the engine has been taught, by kind and name. Whoever needs something of a word asks it here and lists no names. */

import type { HeroDefinition } from './define.ts';
import type { Args, Fields, FieldsOf } from './fields.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { Noun, Setting } from './place.ts';
import { needed, type Verb } from './word.ts';
import type {
  Amounts,
  CardRules,
  CardStandings,
  Conditions,
  Filters,
  HeroRules,
  HeroStandings,
  MomentOfOne,
  Moments,
  Places,
  Prices,
} from './words.ts';

/** What every word says of itself. */
export interface Word {
  readonly word: string;
  readonly said: Setting;
  readonly needs: Noun | null;
  readonly isYours: boolean;
  readonly fields: Fields;
  readonly opponent: boolean;
}
interface Parts<F extends Fields> {
  said: Setting;
  needs: Noun | { your: Noun } | null;
  fields: F;
  /** Must it know which opponent is meant? */
  opponent: boolean;
}
const wordOf = (word: string, { said, needs, fields, opponent }: Parts<Fields>): Word => ({
  word,
  said,
  ...needed(needs),
  fields,
  opponent,
});
/** Of words that read something off the game. */
interface Reading {
  /** Does what comes of it tell something of a card that the sentence remembers, and that not all may know? */
  readonly discloses: boolean;
}

/** A number read off the game when the word is reached: `{ "per": … }` counts, `{ "the": … }` reads. */
export interface AmountWord extends Word, Reading {
  readonly tag: 'per' | 'the';
  /** Is it “that many”, which the sentence before told? */
  readonly isThatMany: boolean;
  readonly count: (game: Game, frame: Frame, args: never) => number;
}
export const amountWord = <const W extends keyof Amounts, const F extends FieldsOf<Amounts[W], 'per' | 'the'> & Fields>(
  name: W,
  tag: 'per' | 'the',
  parts: Parts<F> & Reading & { isThatMany: boolean; count(game: Game, frame: Frame, args: Args<F>): number },
): AmountWord => ({
  ...wordOf(name, parts),
  discloses: parts.discloses,
  tag,
  isThatMany: parts.isThatMany,
  count: parts.count,
});

/** `{ "if": … }`: a claim about the moment. */
export interface ConditionWord extends Word, Reading {
  /** What need not be named again by what it governs. */
  readonly names: 'yourHero' | 'theirCard' | null;
  readonly holds: (game: Game, frame: Frame, args: never) => boolean;
}
export const conditionWord = <const W extends keyof Conditions, const F extends FieldsOf<Conditions[W], 'if'> & Fields>(
  name: W,
  parts: Parts<F> & Reading & { names: 'yourHero' | 'theirCard' | null; holds(game: Game, frame: Frame, args: Args<F>): boolean },
): ConditionWord => ({ ...wordOf(name, parts), discloses: parts.discloses, names: parts.names, holds: parts.holds });

/** `{ "is": … }` of a group: which of its fighters are meant. */
export interface FilterWord extends Word, Reading {
  /** Does it mean all but its fighter? */
  readonly isOthers: boolean;
  readonly fits: (game: Game, frame: Frame, args: never, fighter: number) => boolean;
}
export const filterWord = <const W extends keyof Filters, const F extends FieldsOf<Filters[W], 'is'> & Fields>(
  name: W,
  parts: Parts<F> & Reading & { isOthers: boolean; fits(game: Game, frame: Frame, args: Args<F>, fighter: number): boolean },
): FilterWord => ({ ...wordOf(name, parts), discloses: parts.discloses, isOthers: parts.isOthers, fits: parts.fits });

/** `{ "is": … }` of spaces: which of them are meant. */
export interface PlaceWord extends Word, Reading {
  readonly meets: (game: Game, frame: Frame, args: never, space: number) => boolean;
  /** Does the text leave out where the fighter stands? */
  readonly isElsewhere: boolean;
}
export const placeWord = <const W extends keyof Places, const F extends FieldsOf<Places[W], 'is'> & Fields>(
  name: W,
  parts: Parts<F> & Reading & { isElsewhere: boolean; meets(game: Game, frame: Frame, args: Args<F>, space: number): boolean },
): PlaceWord => ({ ...wordOf(name, parts), discloses: parts.discloses, meets: parts.meets, isElsewhere: parts.isElsewhere });

/** `{ "pay": … }`: a price is all or nothing. */
export interface PriceWord extends Word, Reading {
  readonly canPay: (game: Game, frame: Frame, args: never) => boolean;
  /** How many cards of the hand it takes; they are picked one after another. */
  readonly cards: (args: never) => number;
  /** The kinds picked are taken off the hand here. */
  readonly pay: (game: Game, frame: Frame, args: never, kinds: readonly number[]) => void;
}
export const priceWord = <const W extends keyof Prices, const F extends FieldsOf<Prices[W], 'pay'> & Fields>(
  name: W,
  parts: Parts<F> &
    Reading & {
      canPay(game: Game, frame: Frame, args: Args<F>): boolean;
      cards(args: Args<F>): number;
      pay(game: Game, frame: Frame, args: Args<F>, kinds: readonly number[]): void;
    },
): PriceWord => ({ ...wordOf(name, parts), discloses: parts.discloses, canPay: parts.canPay, cards: parts.cards, pay: parts.pay });

/** `{ "rule": … }`: what always holds, read by the one query that it changes, in the field of its name. */
interface RuleWord extends Word {
  /** What the query reads where no such rule stands. */
  readonly without: unknown;
}
export interface HeroRuleWord extends RuleWord {
  /** What the query reads with this rule beside those before. */
  readonly stand: (before: never, args: never) => unknown;
}
export interface CardRuleWord extends RuleWord {
  readonly stand: (before: never, args: never, hero: HeroDefinition) => unknown;
}
type StandingRule<Standing, F extends Fields> = Parts<F> & { without: Standing };
export const heroRule = <const W extends keyof HeroRules & keyof HeroStandings, const F extends FieldsOf<HeroRules[W], 'rule'> & Fields>(
  name: W,
  parts: StandingRule<HeroStandings[W], F> & { stand(before: HeroStandings[W], args: Args<F>): HeroStandings[W] },
): HeroRuleWord => ({ ...wordOf(name, parts), without: parts.without, stand: parts.stand });
export const cardRule = <const W extends keyof CardRules & keyof CardStandings, const F extends FieldsOf<CardRules[W], 'rule'> & Fields>(
  name: W,
  parts: StandingRule<CardStandings[W], F> & { stand(before: CardStandings[W], args: Args<F>, hero: HeroDefinition): CardStandings[W] },
): CardRuleWord => ({ ...wordOf(name, parts), without: parts.without, stand: parts.stand });

/** `{ "at": … }`: when an ability speaks. */
export interface MomentWord {
  readonly word: string;
  /** What its sentences can rely on. */
  readonly setting: Setting;
  /** Is it the moment of one fighter, which the ability names? */
  readonly isOfOne: boolean;
  /** Must what is said then know which opponent is meant, whatever it says? */
  readonly opponent: boolean;
  /** Is nothing more said at it once its turn was ended? */
  readonly endsWithTurn: boolean;
  /** Does it come before anybody has played? */
  readonly isBeforePlay: boolean;
}

export const momentWord = <const W extends keyof Moments>(
  word: W,
  about: Omit<MomentWord, 'word' | 'isOfOne'> & { isOfOne: W extends MomentOfOne ? true : boolean },
): MomentWord => ({ word, ...about });

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
