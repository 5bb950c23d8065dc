/** What happens at a table without anybody's doing, and when. */
import type { Clock } from '@peerless/protocol';
import { choiceTime, grace, upAt } from './clock.ts';
import type { Happening } from './entries.ts';
import { choosingNow, freeHeroes, setupOf } from './heroes.ts';
import { type Lot, pickOf } from './lot.ts';
import { standingChoice } from './standing.ts';
import { askedLevel, askedSeat, isPerson, type Table } from './table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A table where nothing happens is given up: before the game, later if nobody need be there for it, and in a game without a clock. */
const idleBefore = ({ kind }: Clock): number => (kind === 'days' ? 14 * DAY : DAY);
const IDLE_IN_PLAY = 30 * DAY;

/** When the lot chooses for a seat that has not chosen its hero. */
const choiceOfSeatUpAt = ({ options, choosingSince, away }: Table, seat: number): number =>
  Math.max(choosingSince[seat], away[seat]) + choiceTime(options.clock);
/** The same for the first of those who are awaited. */
export function choiceUpAt(table: Table): number {
  const awaited = table.phase === 'choosing' ? (choosingNow(table)?.seats ?? []) : [];
  return Math.min(...awaited.filter((seat) => isPerson(table, seat)).map((seat) => choiceOfSeatUpAt(table, seat)));
}

/** Milliseconds since 1970; null once it is over. A computer player answers when somebody waits for it. */
export function dueAt(table: Table): number | null {
  if (table.phase === 'over') return null;
  const choiceUp = choiceUpAt(table);
  if (Number.isFinite(choiceUp)) return choiceUp;
  if (table.phase !== 'playing') return table.changed + idleBefore(table.options.clock);
  const isTimed = table.times !== null && askedLevel(table) === undefined;
  return isTimed ? upAt(table.times!) + grace(table.options.clock) : table.changed + IDLE_IN_PLAY;
}

export const isDue = (table: Table, now: number): boolean => {
  const due = dueAt(table);
  return due !== null && due <= now;
};

/** How a table ends where nothing has happened for too long. Without a clock, too, nobody saves a rating by staying away. */
export function givenUp(table: Table): Happening {
  const seat = askedSeat(table);
  return seat >= 0 && table.options.rated ? { do: 'concede', seat, because: 'time' } : { do: 'abandon' };
}

/** The seat whose time is up; −1 if none. */
export const lateSeat = (table: Table, now: number): number =>
  table.phase === 'playing' && table.times && isPerson(table, table.times.seat) && now >= upAt(table.times) ? table.times.seat : -1;

/** What follows by itself now, without thinking: computer players choose heroes, the game starts, standing answers are given, lost time is taken. */
export function followUp(table: Table, now: number, { random, newSeed }: Lot): Happening | null {
  if (table.phase === 'choosing') {
    const turn = choosingNow(table);
    if (!turn) return { do: 'start', setup: setupOf(table, random), seed: newSeed() };
    // People first: no computer player takes the hero that somebody has come for.
    const people = turn.seats.filter((each) => isPerson(table, each));
    const seat = people.length ? people.find((each) => now >= choiceOfSeatUpAt(table, each)) : turn.seats[0];
    if (seat === undefined) return null;
    return { do: turn.what, seat, hero: pickOf(freeHeroes(table, seat), random) };
  }
  const seat = askedSeat(table);
  const given = seat >= 0 ? standingChoice(table.game!, table.standing[seat]) : null;
  if (given) return { do: 'answer', seat, ...given };
  const late = lateSeat(table, now - grace(table.options.clock));
  return late >= 0 ? { do: 'concede', seat: late, because: 'time' } : null;
}
