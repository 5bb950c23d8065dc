/** What every language says. A language lacks nothing: a missing word, event or name is a compile error. */
import type {
  Ability,
  AccountItem,
  Amount,
  CardDefinition,
  CardEffect,
  CardRule,
  CardType,
  Condition,
  describe,
  Effect,
  Event,
  explain,
  Fighter,
  HeroDefinition,
  HeroRule,
  Moment,
  Reason,
  Spaces,
  Timing,
  Who,
} from '@peerless/engine';
import type { Learned, NameKind } from './lexicon.ts';
import type { Grammar } from './nouns.ts';

/** Each language by its own name, so that everybody finds theirs. */
export const CALLED = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  cs: 'Čeština',
};
export type Lang = keyof typeof CALLED;
export const LANGS = Object.keys(CALLED) as readonly Lang[];

/** Who says the sentence; the card's owner is `you`. */
export type Speaker = 'you' | 'opponent' | 'eachOpponent';
/** What the sentence before counted, for "that many". */
export type Counted = 'discarded' | 'spent' | 'dealt';

/** Where a sentence stands: whose card it is, and what went before. */
export interface Context {
  hero?: HeroDefinition;
  card?: CardDefinition;
  /** The printed value that the sentence may change. */
  value?: number;
  at?: Timing | Moment;
  speaker?: Speaker;
  /** "You" do it within what an opponent does, so it is said who. */
  isBack?: true;
  /** Whose card it is for the one who reads; a prompt may be about an opponent's. */
  owner?: 'you' | 'opponent';
  counted?: Counted;
  /** The one fighter just spoken of, who may go by a pronoun. */
  about?: Fighter;
  /** Fighters just named, who need no telling apart again. */
  named?: readonly Fighter[];
  /** The opponent's card was just named. */
  theirCardNamed?: true;
  /** Who picked "that card" from the other's hand. */
  picker?: Speaker;
  /** …in the same sentence. */
  pickedHere?: true;
  /** It is not a card that speaks but the bonus attack on it. */
  isBonusAttack?: true;
}

/** One line of a card: the words that tell when it happens, which a face sets off, and all that follows them. */
export interface PrintedLine {
  /** Empty where a line has none. */
  readonly when: string;
  readonly says: string;
}
export const lineText = ({ when, says }: PrintedLine): string => when + says;

/** What the game asks, and one answer to it. */
export type Question = NonNullable<ReturnType<typeof explain>>;
export type Described = ReturnType<typeof describe>;

/** A seat of one game; without a player's name it is called by its hero. */
export interface Seat {
  hero: string;
  name?: string;
  /** Lets prompts say what a card would do. */
  definition?: HeroDefinition;
}
/** Who is who when something of a game is told. */
export interface Cast {
  seats: readonly Seat[];
  /** The seat of each fighter, to tell who moves whom. */
  owners?: Readonly<Record<string, number>>;
}

/** A name as it stands inside a sentence: "the Jabberwock", «король Артур». A heading is no such name. */
export type Spoken = string & { readonly isSpoken: true };

export interface Language {
  /** As a heading: "The Jabberwock"; the idea of a hero as a sentence, empty where there is none. */
  name(kind: NameKind, id: string, hero?: string): string;
  /** A fighter inside a sentence. */
  spoken(fighter: string, cast: Cast): Spoken;
  /** Who sits there, inside a sentence: the player's name, or the hero. */
  player(seat: number, cast: Cast): Spoken;
  learn(names: Learned, hero?: string): void;
  /** What a learned noun consists of. */
  grammar: Grammar;

  effect(effect: Effect, context: Context): string;
  condition(condition: Condition, context: Context): string;
  amount(amount: Amount, context: Context): string;
  who(who: Who, context: Context): string;
  spaces(spaces: Spaces, context: Context): string;

  cardEffect(effect: CardEffect, context: Context): PrintedLine;
  cardRule(rule: CardRule, context: Context): string;
  boostBonus(does: readonly Effect[], context: Context): PrintedLine;
  bonusAttack(bonus: NonNullable<CardDefinition['bonusAttack']>, context: Context): string[];
  cardLine(card: CardDefinition, hero: HeroDefinition): string;
  cardType(type: CardType): string;
  ability(ability: Ability, context: Context): string;
  heroRule(rule: HeroRule, context: Context): string;
  /** What the hero brings besides abilities: forms, counters, tokens, items, absent sidekicks. */
  equipment(hero: HeroDefinition): string[];
  /** The hero and then each kind of sidekick: health, movement, reach. */
  fighterLines(hero: HeroDefinition): string[];

  event(event: Event, cast: Cast): string;
  /** Where an amount of a card's value comes from: "printed", "high ground". */
  accountItem(item: AccountItem, played: { seat: number; card: string }, cast: Cast): string;
  prompt(question: Question, cast: Cast): string;
  /** `question` names the options of a card. */
  choice(choice: Described, cast: Cast, question?: Question): string;
  /** Why something cannot be chosen now. */
  reason(reason: Reason, cast: Cast): string;
}
