/** A position as somebody describes it: its fields, and what is wrong with them before any name is looked up. */
import { type Problem, unknown } from '../data/problems.ts';

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

interface Field {
  fits: (value: unknown) => boolean;
  is: string;
  /** Where the game begins if this is to mean anything; everywhere if absent. */
  at?: readonly Start[];
}
const BEFORE_ACTION: readonly Start[] = ['actions'];
const IN_PLAY: readonly Start[] = ['turnStart', 'actions'];

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isNameOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const COUNT = { fits: isCount, is: 'a whole number, 0 or more' };
const NAMES = { fits: isNames, is: 'a list of card names' };
const SPACE = { fits: isNameOrNull, is: 'the name of a space, or null' };

const FIELDS: Record<keyof Position, Field> = {
  at: { fits: (value) => STARTS.includes(value as Start), is: `one of ${STARTS.join(', ')}` },
  turn: { fits: (value) => isCount(value) && (value as number) > 0, is: 'a whole number, 1 or more', at: IN_PLAY },
  active: { ...COUNT, at: IN_PLAY },
  actions: { ...COUNT, at: BEFORE_ACTION },
  actionNumber: { ...COUNT, at: BEFORE_ACTION },
  doors: { fits: isObject, is: 'an object of doors' },
  fighters: { fits: isObject, is: 'an object of fighters' },
  seats: { fits: (value) => Array.isArray(value), is: 'a list of seats' },
  seed: { fits: Number.isInteger, is: 'a whole number' },
};
const SEAT_FIELDS: Record<keyof SeatPlace, Field> = {
  hand: NAMES,
  deck: NAMES,
  discard: NAMES,
  rest: { fits: (value) => value === 'deck' || value === 'discard', is: 'deck or discard' },
  form: { fits: (value) => typeof value === 'string', is: 'the name of a form' },
  counter: COUNT,
  tokens: { fits: (value) => Array.isArray(value) && value.every(isNameOrNull), is: 'a list of spaces, or null for each', at: IN_PLAY },
  turns: { ...COUNT, at: IN_PLAY },
  out: { fits: (value) => typeof value === 'boolean', is: 'true or false', at: IN_PLAY },
};
const FIGHTER_FIELDS: Record<keyof FighterPlace, Field> = {
  space: { ...SPACE, at: IN_PLAY },
  health: COUNT,
  turnStart: { ...SPACE, at: BEFORE_ACTION },
};

/** Unknown fields, wrong types, and fields that mean nothing where the game begins. */
export function checkPosition(position: unknown, say: Complain): void {
  if (!isObject(position)) return say('', 'must be an object');
  const at = FIELDS.at.fits(position.at) ? (position.at as Start) : 'actions';
  checkFields(FIELDS, position, '', at, say);
  if (Array.isArray(position.seats)) position.seats.forEach((seat, i) => checkFields(SEAT_FIELDS, seat, `seats[${i}]`, at, say));
  if (isObject(position.fighters))
    for (const [name, place] of Object.entries(position.fighters)) checkFields(FIGHTER_FIELDS, place, `fighters.${name}`, at, say);
}
function checkFields(fields: Readonly<Record<string, Field>>, given: unknown, path: string, at: Start, say: Complain): void {
  if (!isObject(given)) return say(path, 'must be an object');
  for (const [name, value] of Object.entries(given)) {
    const here = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(fields, name)) say(here, unknown('field', name, Object.keys(fields)));
    else if (!fields[name].fits(value)) say(here, `must be ${fields[name].is}, not ${JSON.stringify(value)}`);
    else if (fields[name].at && !fields[name].at.includes(at)) say(here, `means nothing in a scene at ${at}`);
  }
}
