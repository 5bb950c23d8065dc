/** What a language owes to every word: a file of its own. */
import type { Amounts, CardRules, Conditions, Filters, HeroRules, Moments, Places, Prices, QuestionKind, Verbs } from '@peerless/engine';
import type { Cast, Context, Question } from './language.ts';
import type { Mood, Phrase } from './sentence.ts';

type Asks<W> = { readonly [K in QuestionKind]?: (word: W, context: Context, question: Question) => string };
type Says<E> = (effect: E, context: Context, mood: Mood) => Phrase[];

/** A word of one hero alone. */
export interface OwnText {
  says: Says<Readonly<Record<string, unknown>>>;
  /** Questions of this word alone, or that it puts in its own way. */
  asks?: Asks<Readonly<Record<string, unknown>>>;
}
export interface VerbText<W extends keyof Verbs> {
  says: Says<Verbs[W]>;
  /** Questions of this word alone, or that it puts in its own way. */
  asks?: Asks<Verbs[W]>;
  /** What it is to decline them. */
  declines?: { readonly [K in QuestionKind]?: string };
  /** What their options are, by their place in the list. */
  options?: { readonly [K in QuestionKind]?: (option: number, cast: Cast, question: Question | undefined) => string | undefined };
  /** A look at a hand, with the pick that follows. */
  andPicks?: Says<Verbs[W]>;
}
/** The claim after "if" or "while"; `yes` false denies it. */
export interface ConditionText<W extends keyof Conditions> {
  says(claim: Conditions[W], context: Context, yes: boolean): string;
  /** The same and the next claim in one, where that reads better. */
  withNext?(claim: Conditions[W], next: Conditions[keyof Conditions], context: Context): string | undefined;
  /** Once it holds, it holds for good. */
  isLasting?: true;
}
/** Of a number read off elsewhere, in a case; of something counted, what follows "for each", and whether there are so many. */
export type AmountText<W extends keyof Amounts, Case> = Amounts[W] extends { the: string }
  ? {
      says(amount: Amounts[W], context: Context, c: Case): string;
      /** Where it is a number of the card just named: "its BOOST value". */
      ofItself?(amount: Amounts[W], c: Case): string | undefined;
    }
  : {
      each(amount: Amounts[W], context: Context): string;
      atLeast(least: number, amount: Amounts[W], context: Context, yes: boolean): string;
    };
/** `Of` is what the word must agree with. */
export type FilterText<W extends keyof Filters, Of> = (by: Filters[W], context: Context, of: Of) => string;
/** Which space, of which quality, and what is said after it. */
export interface PlaceText<W extends keyof Places, Case> {
  which?: string;
  quality?: string;
  says?(by: Places[W], context: Context, c: Case): string;
}
export type PriceText<W extends keyof Prices> = (price: Prices[W], context: Context) => string;
export type HeroRuleText<W extends keyof HeroRules> = (rule: HeroRules[W], context: Context) => string;
export type CardRuleText<W extends keyof CardRules> = (rule: CardRules[W], context: Context) => string;
/** `of` is the fighter whose moment it is. */
export interface MomentText<Name> {
  says(of: Name): string;
  /** A clause, from which a comma sets off what follows. */
  isClause?: true;
}

/** Every word of a language. One left out does not compile. */
export interface Words<Name, Case, Of> {
  verbs: { [W in keyof Verbs]: VerbText<W> };
  amounts: { [W in keyof Amounts]: AmountText<W, Case> };
  conditions: { [W in keyof Conditions]: ConditionText<W> };
  filters: { [W in keyof Filters]: FilterText<W, Of> };
  places: { [W in keyof Places]: PlaceText<W, Case> };
  prices: { [W in keyof Prices]: PriceText<W> };
  heroRules: { [W in keyof HeroRules]: HeroRuleText<W> };
  cardRules: { [W in keyof CardRules]: CardRuleText<W> };
  moments: { [W in keyof Moments]: MomentText<Name> };
  own: Record<string, OwnText>;
}
