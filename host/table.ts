/** A table as its log tells it, and what can be asked of it. */
import type { Level } from '@peerless/ai/level-names';
import { alliesIn, asked, type Choice, type Game, type GameRecord, type Origin, record } from '@peerless/engine';
import {
  type Ending,
  isBot,
  type Pause,
  type Phase,
  type Pool,
  type Proposable,
  type Proposal,
  type StandingAnswer,
  type TableOptions,
} from '@peerless/protocol';
import type { Times } from './clock.ts';
import type { SeatOffer } from './entries.ts';

export type Seat = SeatOffer | { kind: 'person'; player: string };

/** The last decision of a person at one device: before how many answers, whose, and whether nobody else has decided since. */
export interface Decision {
  at: number;
  by: number;
  isLast: boolean;
}

export interface Table {
  id: string;
  /** Of the log. */
  length: number;
  /** How many of its entries only their owner is told of. */
  untold: number;
  phase: Phase;
  options: TableOptions;
  /** Do all people sit at one device? */
  isTogether: boolean;
  host: string;
  invite: string;
  seats: Seat[];
  heroes: (string | null)[];
  bans: string[][];
  start: (Origin & { at: number }) | null;
  game: Game | null;
  answers: Choice[];
  /** Whose each answer was. */
  answeredBy: number[];
  /** Answers taken back otherwise than freely, by their numbers; how often any were. */
  takenBack: number[];
  rewinds: number;
  /** Together: what may be taken back, and what may be given again, the next last. */
  decision: Decision | null;
  undone: Choice[][];
  /** Concessions for lost time, by the number of the answer. */
  outOfTime: number[];
  /** What each seat answers before it is asked, and which answers were given so, by their numbers. */
  standing: StandingAnswer[][];
  stood: number[];
  /** How long the log was when the present question was put, as it is told. */
  askedAt: number;
  times: Times | null;
  /** Until when the time of each seat stands still; 0: it runs. */
  away: number[];
  takeBack: Proposal | null;
  draw: Proposal | null;
  /** What was not agreed to, by who asked for it. */
  paused: Record<Proposable, (Pause | null)[]>;
  ending: Ending | null;
  opened: number;
  /** By seat, when the question was put that heroes are chosen by now; put once more to whoever is back from a holiday. */
  choosingSince: number[];
  /** When something last happened, and when the game last went on, or what is agreed before it. */
  changed: number;
  moved: number;
}

/** How long the log is for all: whoever counts entries learns nothing of those that are told to one alone. */
export const toldLength = ({ length, untold }: Pick<Table, 'length' | 'untold'>): number => length - untold;

export const isTaken = ({ kind }: Seat): boolean => kind === 'person' || kind === 'computer';
export const isOut = (table: Table, seat: number): boolean => table.game !== null && table.game.seats[seat].out === 1;
export const areAllies = ({ options }: Pick<Table, 'options'>, a: number, b: number): boolean =>
  (alliesIn(options.mode, a) & (1 << b)) !== 0;

/** The people who hear what a seat says to its allies, with its own; nobody where it speaks to nobody else. */
export function sideOf(table: Table, seat: number): string[] {
  if (!table.game) return [];
  const people = new Set(table.seats.flatMap((each, at) => (each.kind === 'person' && areAllies(table, seat, at) ? [each.player] : [])));
  return people.size > 1 ? [...people] : [];
}

/** The people, each once. */
export const playersAt = ({ seats }: Pick<Table, 'seats'>): string[] => [
  ...new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))),
];
/** For whom a seat is kept. */
export const invitedPlayers = ({ seats }: Table): string[] =>
  seats.flatMap((seat) => (seat.kind === 'reserved' && seat.for ? [seat.for] : []));
/** The seats of people. */
export const personsAt = ({ seats }: Pick<Table, 'seats'>): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
export const isPerson = ({ seats }: Pick<Table, 'seats'>, seat: number): boolean => seats[seat]?.kind === 'person';
/** All seats that somebody holds: none, one, or both of a side. */
export const seatsOf = ({ seats }: Pick<Table, 'seats'>, player: string | null): number[] =>
  seats.flatMap((seat, number) => (seat.kind === 'person' && seat.player === player ? [number] : []));
/** All seats of whoever sits there; the seat alone where nobody does. */
export const heldWith = (table: Pick<Table, 'seats'>, seat: number): number[] => {
  const place = table.seats[seat];
  return place.kind === 'person' ? seatsOf(table, place.player) : [seat];
};

/** The seat that is asked; −1 if nobody is. */
export const askedSeat = (table: Table): number => (table.phase === 'playing' ? asked(table.game!) : -1);
/** The seat that somebody acts for: of several the one that is asked, else that which answered last and is still in; −1 without a seat. */
export function actingSeat(table: Table, player: string | null): number {
  const own = seatsOf(table, player);
  const seat = askedSeat(table);
  if (own.length < 2 || own.includes(seat)) return own.length < 2 ? (own[0] ?? -1) : seat;
  const left = own.filter((each) => !isOut(table, each));
  const among = left.length ? left : own;
  return table.answeredBy.findLast((each) => among.includes(each)) ?? among[0];
}
/** The level of the computer player that is asked, if one is. */
export const askedLevel = (table: Table): Level | undefined => {
  const sitting = table.seats[askedSeat(table)];
  return sitting?.kind === 'computer' ? sitting.level : undefined;
};

export function recordOf({ start, answers }: Table): GameRecord {
  const { setup, seed, position } = start!;
  return record(setup, seed, answers, position);
}
export const winnersOf = (table: Table): number[] =>
  table.ending !== 'won' || !table.game ? [] : table.seats.flatMap((_, seat) => (table.game!.winners & (1 << seat) ? [seat] : []));
/** Games with computer players and bots count among themselves. */
export const poolOf = ({ seats, options }: Table): Pool =>
  seats.some((seat) => seat.kind === 'computer' || (seat.kind === 'person' && isBot(seat.player))) ? 'bots' : options.mode;
/** A game that came to an end has a result, unless it was given up. */
export const hasResult = ({ phase, start, ending }: Table): boolean => phase === 'over' && start !== null && ending !== 'abandoned';
