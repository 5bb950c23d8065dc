/** What a word owes to everybody who asks about it. Leaving a part out does not compile; “nothing” is said by `null`. */

import type { Choice } from './choice.ts';
import type { Args, Fields, FieldsOf } from './fields.ts';
import type { CardSlot, Frame, Slot } from './frame.ts';
import type { Game } from './game.ts';
import type { Motif } from './motif.ts';
import type { Noun, Setting } from './place.ts';
import type { QuestionKind } from './questions.ts';
import type { Verbs } from './words.ts';

/** What a word's blank is now. */
export const READY = 0; // nothing is open: do it
export const ASK = 1; // what was offered; a single offer is taken without asking
export const SECRET = 2; // what was offered; asked even with one offer, since skipping would tell a hidden card
export const IMPOSSIBLE = 3; // nothing can fill it
export type Blank = typeof READY | typeof ASK | typeof SECRET | typeof IMPOSSIBLE;

/** Done, or stay with this word and ask it again. */
export const DONE = false;
export const STAY = true;

/** How open an answer is to the other seats: seen as it is, like any other card, or as it is by the opponent whom the sentence means alone. */
export type Openness = 'open' | 'faceDown' | 'openToThem';
/** What is settled about a question already, by number. */
export interface Settled {
  fighter?: number;
  target?: number;
  card?: number;
  /** A move in progress: where it goes on from, the movement left, whether it goes space by space and through enemies. Before it is settled who moves: of whoever does. */
  from?: number;
  left?: number;
  isStepwise?: boolean;
  isThrough?: boolean;
}
/** What a word asks, of whom, and what becomes of the answer. */
export interface Asking<A> {
  /** Each question it may put, and how the answers look to others. */
  questions: Readonly<Partial<Record<QuestionKind, Openness>>>;
  /** Which of them now, where there are several. */
  question: ((game: Game, frame: Frame, args: A) => QuestionKind) | null;
  /** Who answers, where it is not whoever says the sentence. */
  who: ((game: Game, frame: Frame, args: A) => number) | null;
  /** What it remembers while it waits. Cards in slots that are not named here cannot be kept. */
  slots: Readonly<Record<string, Slot | CardSlot>> | null;
  /** Are its `picks` cards that only the one who picks may know until they are shown? */
  picksCards: boolean;
  /** …and which cards may be among them, where not all may. */
  mayPick: ((game: Game, args: A, kind: number) => boolean) | null;
  about: ((game: Game, frame: Frame, args: A) => Settled) | null;
  /** Is a fighter picked for its harm or its good? */
  aim: 'harm' | 'help' | null;
  /** Offers what may fill the blank now, and says how it is to be asked. Changes nothing. */
  blank(game: Game, frame: Frame, args: A): Blank;
  fill(game: Game, frame: Frame, choice: Choice, args: A): void;
}
/** Nothing more is to be said of a question of the rules than what answers it. */
export const ASKED_PLAINLY = {
  question: null,
  who: null,
  slots: null,
  picksCards: false,
  mayPick: null,
  about: null,
  aim: null,
} as const;
/** What a sentence with the word means to the sentences around it, for whoever says them. */
export interface Telling {
  /** What “that many” is from here on; `named` is a number that was said. */
  counts?: 'discarded' | 'spent' | 'dealt' | 'named';
  /** What need not be told again: the opponent's card, or “that card” which was picked. */
  names?: 'theirCard' | 'thatCard';
  /** It says what becomes of “that card”. */
  isOfThatCard?: true;
  /** It tells what others do or what happens, not what is done by whoever says it. */
  isOfOthers?: true | ((said: never) => boolean);
  /** Its question says all that it does. */
  isAsked?: true | ((said: never) => boolean);
}
export interface VerbParts<F extends Fields> {
  /** What people say for it, one word after another. */
  also: string | null;
  /** Where it can be said. */
  said: Setting;
  /** There must be one of these; `your` means of the speaker's own hero. */
  needs: Noun | { your: Noun } | null;
  fields: F;
  /** Must it know which opponent is meant? */
  opponent: boolean;
  /** Does what it does tell something of a card that it or its sentence remembers, and that not all may know? Its name it never tells. */
  discloses: boolean;
  /** From here on whoever says it knows the hand of the opponent. */
  looks: boolean;
  /** What a picture of it shows; nothing where it only joins other words. */
  motif: Motif | null;
  asks: Asking<Args<F>> | null;
  /** Can it be done at all now? For words that ask nothing. */
  isPossible: ((game: Game, frame: Frame, args: Args<F>) => boolean) | null;
  /** Would it be for nothing now, so that no price is asked for it? */
  isVain: ((game: Game, frame: Frame, args: Args<F>) => boolean) | null;
  tells: Telling | null;
  perform(game: Game, frame: Frame, args: Args<F>): boolean | void;
}

/** A word as the machine runs it: every part in its place, whichever word it is. */
export interface Verb {
  readonly word: string;
  readonly also: string;
  readonly said: Setting;
  readonly needs: Noun | null;
  readonly isYours: boolean;
  readonly fields: Fields;
  readonly opponent: boolean;
  readonly discloses: boolean;
  readonly motif: Motif | null;
  readonly looks: boolean;
  readonly tells: Telling;
  readonly questions: Readonly<Partial<Record<QuestionKind, Openness>>>;
  readonly question: QuestionKind | null;
  readonly questionNow: ((game: Game, frame: Frame, args: never) => QuestionKind) | null;
  readonly who: ((game: Game, frame: Frame, args: never) => number) | null;
  readonly about: ((game: Game, frame: Frame, args: never) => Settled) | null;
  readonly aim: 'harm' | 'help' | null;
  readonly cardSlots: readonly CardSlot[];
  readonly picksCards: boolean;
  readonly mayPick: ((game: Game, args: never, kind: number) => boolean) | null;
  readonly isVain: ((game: Game, frame: Frame, args: never) => boolean) | null;
  readonly blank: ((game: Game, frame: Frame, args: never) => Blank) | null;
  readonly fill: ((game: Game, frame: Frame, choice: Choice, args: never) => void) | null;
  readonly perform: (game: Game, frame: Frame, args: never) => boolean | void;
}

/** The word of cards that data calls `{ "do": name }`; its fields are those that the table of words tells. */
export const verb = <const W extends keyof Verbs, const F extends FieldsOf<Verbs[W], 'do'> & Fields>(name: W, parts: VerbParts<F>): Verb =>
  inPlace(name, parts);
/** A word of one hero alone, beside its deck. `print` stands for it in the fingerprint of the hero, which old records know. */
export const ownVerb = <const F extends Fields>(name: string, parts: VerbParts<F>, print: object = {}): Verb =>
  Object.defineProperty(inPlace(name, parts), 'toJSON', { value: () => print });
/** A word of the rules alone. */
export const step = <const F extends Fields = Record<never, never>>(
  name: string,
  { fields, ...parts }: Pick<VerbParts<F>, 'asks' | 'perform'> & { fields?: F },
): Verb => inPlace(name, { ...OF_THE_RULES, fields: fields ?? ({} as F), ...parts });
const OF_THE_RULES = {
  also: null,
  said: 'anywhere',
  needs: null,
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  isPossible: null,
  isVain: null,
  tells: null,
} as const;

/** What must be there, and whether it must be the speaker's own hero's. */
export const needed = (needs: Noun | { your: Noun } | null): { needs: Noun | null; isYours: boolean } =>
  needs !== null && typeof needs === 'object' ? { needs: needs.your, isYours: true } : { needs, isYours: false };

function inPlace<F extends Fields>(word: string, parts: VerbParts<F>): Verb {
  const { asks, isPossible } = parts;
  const names = Object.keys(asks?.questions ?? {}) as QuestionKind[];
  const cardSlots = Object.values(asks?.slots ?? {}).filter((slot): slot is CardSlot => slot.holds === 'card');
  for (const slot of cardSlots) slot.isDeclared = true;
  if (names.length > 1 && !asks?.question) throw new Error(`"${word}" must say which of its questions it puts: ${names.join(', ')}`);
  return {
    word,
    also: parts.also ?? '',
    said: parts.said,
    ...needed(parts.needs),
    fields: parts.fields,
    opponent: parts.opponent,
    discloses: parts.discloses,
    motif: parts.motif,
    looks: parts.looks,
    tells: parts.tells ?? {},
    questions: asks?.questions ?? {},
    question: names[0] ?? null,
    questionNow: asks?.question ?? null,
    who: asks?.who ?? null,
    about: asks?.about ?? null,
    aim: asks?.aim ?? null,
    cardSlots,
    picksCards: asks?.picksCards ?? false,
    mayPick: asks?.mayPick ?? null,
    isVain: parts.isVain,
    blank: asks?.blank ?? (isPossible ? (game, frame, args: Args<F>) => (isPossible(game, frame, args) ? READY : IMPOSSIBLE) : null),
    fill: asks?.fill ?? null,
    perform: parts.perform,
  };
}
