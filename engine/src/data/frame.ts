/** What is still to happen: a sentence, how far it has come, who says it, and what it means by “it” and “that”. */
import { type Card, VIEWERS } from './card.ts';

/** Any number but the kind of a chosen card, which is kept only together with who may know it. */
export type Plain = number & { readonly chosen?: never };

export interface Frame {
  block: number;
  pc: number;
  /** How far the present word has come, from BEGINNING on: steps that it names, or a count of its own. */
  step: Plain;
  /** What the present word remembers, each word by names of its own; see `slots`. */
  slot1: number;
  slot2: number;
  slot3: number;
  you: number;
  /** The controller of the effect; `you` is somebody else where it speaks of what an opponent does. */
  by: number;
  them: number;
  /** Side of the combat (0 attack, 1 defense) the card lies on; −1 outside combat. */
  side: number;
  /** The fighter who plays a scheme. */
  me: number;
  it: Plain;
  /** With who may know it; −1 if there is none. */
  thatCard: Card;
  thatSpace: Plain;
  /** The space picked before that one. */
  spaceBefore: Plain;
  /** What the word before came to: cards, damage, a number named. */
  thatMany: Plain;
  felled: number;
  /** Fighters that the last damage of this sentence struck, as bits. */
  struck: number;
  /** Fighters whose spaces the last charge moved through, as bits. */
  passed: number;
  /** The kind of the card that speaks, or one of the sources in machine/source.ts. */
  source: number;
  /** 1: an effect of its own, which can be canceled as a whole. */
  root: number;
  /** 1: may be declined at its first question; then `otherwise` is said. */
  optional: number;
  otherwise: number;
  /** Where this frame's picks begin. */
  picks: number;
}
/** Where every word begins. */
export const BEGINNING = 0;
/** The next step of a word that asks once. */
export const ANSWERED = 1;
/** Nothing, nobody, nowhere. */
export const NONE = -1;
/** No opponent is left to speak of. */
export const NOBODY = -2;

export const blankFrame = (block: number, you: number): Frame => ({
  block,
  pc: 0,
  step: BEGINNING,
  slot1: NONE,
  slot2: NONE,
  slot3: NONE,
  you,
  by: you,
  them: NONE,
  side: NONE,
  me: NONE,
  it: NONE,
  thatCard: NONE,
  thatSpace: NONE,
  spaceBefore: NONE,
  thatMany: 0,
  felled: 0,
  struck: 0,
  passed: 0,
  source: NONE,
  root: 0,
  optional: 0,
  otherwise: NONE,
  picks: 0,
});
export const cloneFrame = (f: Frame): Frame => ({
  block: f.block,
  pc: f.pc,
  step: f.step,
  slot1: f.slot1,
  slot2: f.slot2,
  slot3: f.slot3,
  you: f.you,
  by: f.by,
  them: f.them,
  side: f.side,
  me: f.me,
  it: f.it,
  thatCard: f.thatCard,
  thatSpace: f.thatSpace,
  spaceBefore: f.spaceBefore,
  thatMany: f.thatMany,
  felled: f.felled,
  struck: f.struck,
  passed: f.passed,
  source: f.source,
  root: f.root,
  optional: f.optional,
  otherwise: f.otherwise,
  picks: f.picks,
});
/** The next word remembers nothing of the one before. */
export function forgetSlots(frame: Frame): void {
  frame.step = BEGINNING;
  frame.slot1 = frame.slot2 = frame.slot3 = NONE;
}

export interface Slot {
  readonly holds: 'thing';
  get(frame: Frame): number;
  set(frame: Frame, value: Plain): void;
}
export interface CardSlot {
  readonly holds: 'card';
  /** Is it among the `slots` of a word? Only there is it hidden from others. */
  isDeclared: boolean;
  /** The card with who may know it; −1 if there is none. */
  get(frame: Frame): Card;
  set(frame: Frame, kind: number, viewers: number): void;
  /** Also for what stands in a card's place where it is hidden. */
  put(frame: Frame, card: Card): void;
}
const PLACES = [
  {
    get: (f: Frame): number => f.slot1,
    set(f: Frame, value: number): void {
      f.slot1 = value;
    },
  },
  {
    get: (f: Frame): number => f.slot2,
    set(f: Frame, value: number): void {
      f.slot2 = value;
    },
  },
  {
    get: (f: Frame): number => f.slot3,
    set(f: Frame, value: number): void {
      f.slot3 = value;
    },
  },
] as const;
const THINGS: readonly Slot[] = PLACES.map(({ get, set }) => ({ holds: 'thing', get, set }));
function cardSlot(name: string, { get, set }: (typeof PLACES)[number]): CardSlot {
  const slot: CardSlot = {
    holds: 'card',
    isDeclared: false,
    get,
    set(frame, kind, viewers) {
      if (!slot.isDeclared)
        throw new Error(`"${name}" holds a card: the word that keeps it must name it in \`slots\`, or others would see it`);
      set(frame, kind | (viewers << VIEWERS));
    },
    put: set,
  };
  return slot;
}

export type SlotNames = Readonly<Record<string, 'thing' | 'card'>>;
export type Slots<S extends SlotNames> = { readonly [N in keyof S]: S[N] extends 'card' ? CardSlot : Slot };
/** Names for what a word remembers in its frame while it waits: numbers, fighters, spaces (`thing`), or cards that not all may know. */
export function slots<const S extends SlotNames>(names: S): Slots<S> {
  const all = Object.entries(names);
  if (all.length > PLACES.length)
    throw new Error(`a word remembers at most ${PLACES.length} things, not ${all.map(([name]) => name).join(', ')}`);
  return Object.fromEntries(all.map(([name, holds], i) => [name, holds === 'card' ? cardSlot(name, PLACES[i]) : THINGS[i]])) as Slots<S>;
}
