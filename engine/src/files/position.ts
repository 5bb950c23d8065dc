/** A position as somebody describes it: its fields, and what is wrong with them before any name is looked up. */
import { each, fitting, isData, type Kind, list, MOST_LISTED, type Optional, optional, record } from '../data/kinds.ts';
import { MOST_SEATS } from '../data/options.ts';
import { say } from '../data/place.ts';
import type { Problem } from '../data/problems.ts';

export interface FighterPlace {
  /** null: off the board. */
  space?: string | null;
  /** 0: defeated. */
  health?: number;
  /** Where it was when the turn began; null: off the board. */
  turnStart?: string | null;
}
export interface SeatPlace {
  hand?: readonly string[];
  /** From the top; cards named nowhere lie below them, in printed order. */
  deck?: readonly string[];
  /** From the bottom to the top. */
  discard?: readonly string[];
  /** Where cards go that are named nowhere: under the deck, or under the discard pile. */
  rest?: 'deck' | 'discard';
  form?: string;
  counter?: number;
  tokens?: readonly (string | null)[];
  /** Turns begun, the present one included. */
  turns?: number;
  out?: boolean;
}
/** Where the game begins to run: with placing, with the active seat's turn, or with its next action. */
export const STARTS = ['setup', 'turnStart', 'actions'] as const;
export type Start = (typeof STARTS)[number];
export interface Position {
  at?: Start;
  turn?: number;
  active?: number;
  actions?: number;
  actionNumber?: number;
  doors?: Readonly<Record<string, 'open' | 'closed'>>;
  fighters?: Readonly<Record<string, FighterPlace>>;
  seats?: readonly SeatPlace[];
  seed?: number;
}
export type Complain = (path: string, problem: string) => void;
/** Notes problems inside `whole`. */
export const complaints = (problems: Problem[], whole: string): Complain => {
  return (path, problem) => problems.push({ path: whole && path ? `${whole}.${path}` : whole || path, problem });
};

const BEFORE_ACTION: readonly Start[] = ['actions'];
const IN_PLAY: readonly Start[] = ['turnStart', 'actions'];

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
/** Cards that one place can hold, and fighters or doors that a game can have, and more. */
const MOST_CARDS = 64;
const MOST_NAMED = 64;
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isNameOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
export const namesOf = (what: string): Kind<readonly string[]> => fitting(`a list of ${what}`, isNames);
const count: Kind<number> = fitting('a whole number, 0 or more', isCount);
const cards: Kind<readonly string[]> = (value, at) => {
  if (Array.isArray(value) && value.length > MOST_CARDS) say(at, `must have at most ${MOST_CARDS} entries, not ${value.length}`);
  else namesOf('card names')(value, at);
};
const few =
  <T>(kind: Kind<T>): Kind<T> =>
  (value, at) => {
    const named = isData(value) ? Object.keys(value).length : 0;
    if (named > MOST_NAMED) say(at, `must have at most ${MOST_NAMED} entries, not ${named}`);
    else kind(value, at);
  };
const space: Kind<string | null> = fitting('the name of a space, or null', isNameOrNull);

/** The fields of a position from which the game begins there. */
const positionAt = (start: Start): Kind<Position> => {
  /** Means something only where the game begins at one of these. */
  const where = <T>(starts: readonly Start[], kind: Kind<T>): Optional<T> =>
    optional((value, at) => {
      const before = at.problems.length;
      kind(value, at);
      if (at.problems.length === before && !starts.includes(start)) say(at, `means nothing in a scene at ${start}`);
    });
  const fighter = record<FighterPlace>({ space: where(IN_PLAY, space), health: optional(count), turnStart: where(BEFORE_ACTION, space) });
  const seat = record<SeatPlace>({
    hand: optional(cards),
    deck: optional(cards),
    discard: optional(cards),
    rest: optional(fitting('deck or discard', (value) => value === 'deck' || value === 'discard')),
    form: optional(fitting('the name of a form', (value) => typeof value === 'string')),
    counter: optional(count),
    tokens: where(IN_PLAY, list(space, { most: MOST_LISTED })),
    turns: where(IN_PLAY, count),
    out: where(
      IN_PLAY,
      fitting('true or false', (value) => typeof value === 'boolean'),
    ),
  });
  return record<Position>({
    at: optional(fitting(`one of ${STARTS.join(', ')}`, (value) => STARTS.includes(value as Start))),
    turn: where(
      IN_PLAY,
      fitting('a whole number, 1 or more', (value) => isCount(value) && value !== 0),
    ),
    active: where(IN_PLAY, count),
    actions: where(BEFORE_ACTION, count),
    actionNumber: where(BEFORE_ACTION, count),
    doors: optional(few(fitting('an object of doors', isData))),
    seats: optional(list(seat, { most: MOST_SEATS })),
    fighters: optional(few(each(fighter))),
    seed: optional(fitting('a whole number', Number.isInteger)),
  });
};
/** Unknown fields, wrong types, and fields that mean nothing where the game begins. */
export const position: Kind<Position> = (value, at) => {
  const start = isData(value) && STARTS.includes(value.at as Start) ? (value.at as Start) : 'actions';
  positionAt(start)(value, at);
};
