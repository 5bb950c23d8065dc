/** For tests: tables as they come about, with people called by their seats: a, b, c, d. */
import '@peerless/boards';
import '@peerless/heroes';
import { type Choice, choices, record, type Setup } from '@peerless/engine';
import { FRIENDLY_DUEL, type Heard, type Sitting, type TableOptions } from '@peerless/protocol';
import { COMMANDS } from '../commands/commands.ts';
import type { Entry, Happening, SeatOffer } from '../entries.ts';
import { apply, tableOf } from '../log.ts';
import { askedSeat, type Table } from '../table.ts';
import { type Begun, tableTogether } from '../together/table.ts';

export const PEOPLE = ['a', 'b', 'c', 'd'];
export const DUEL: Setup = { board: 'marmoreal', heroes: ['medusa', 'alice'], mode: 'duel' };
export const HEROES = ['medusa', 'alice', 'sinbad', 'king-arthur'];
export const COMPUTER: SeatOffer = { kind: 'computer', level: 'novice' };
export const OPEN: SeatOffer = { kind: 'open' };
export const people = (count: number): SeatOffer[] => new Array<SeatOffer>(count).fill(OPEN);

/** What happens, at some time. */
export const at = (happening: Happening, time = 0): Entry => ({ ...happening, at: time });
export const happens = (table: Table, happening: Happening | readonly Happening[], time = table.changed): Heard[] => {
  const heard: Heard[] = [];
  for (const each of [happening].flat()) apply(table, at(each, time), (one) => heard.push(one));
  return heard;
};

export const opening = (options: Partial<TableOptions> = {}, seats: SeatOffer[] = [OPEN, OPEN]): Entry & { do: 'open' } => ({
  do: 'open',
  by: 'a',
  options: { ...FRIENDLY_DUEL, mode: seats.length > 2 ? 'freeForAll' : 'duel', board: 'marmoreal', seats: seats.length, ...options },
  seats,
  invite: 'secret',
  at: 0,
});
/** A table that waits for players. */
export const gathering = (options: Partial<TableOptions> = {}, seats?: SeatOffer[]): Table => tableOf('t', [opening(options, seats)]);
/** People sit on all open seats. */
export function choosing(options: Partial<TableOptions> = {}, seats?: SeatOffer[]): Table {
  const table = gathering(options, seats);
  for (const [seat, { kind }] of table.seats.entries()) if (kind === 'open') happens(table, { do: 'sit', seat, player: PEOPLE[seat] });
  return table;
}
/** In teams: one person holds both seats of the first side, two others sit against them. */
export function paired(options: Partial<TableOptions> = {}, seats = people(4)): Table {
  const table = gathering({ mode: 'teams', ...options }, seats);
  for (const [seat, player] of ['a', 'b', 'a', 'd'].entries()) if (seats[seat].kind === 'open') happens(table, { do: 'sit', seat, player });
  return table;
}
/** A game that has begun. */
export function playing(options: Partial<TableOptions> = {}, seats?: SeatOffer[], seed = 7): Table {
  return starts(choosing(options, seats), seed);
}
/** The game begins where all sit. */
export function starts(table: Table, seed = 7): Table {
  const setup: Setup = {
    board: 'marmoreal',
    heroes: HEROES.slice(0, table.seats.length),
    mode: table.options.mode,
    options: table.options.rules,
    rules: 2,
  };
  happens(table, { do: 'start', setup, seed: seed.toString(16).padStart(32, '0') });
  return table;
}
/** Whoever is asked answers, until so many answers are given; by default the first choice there is. */
export function playOn(table: Table, answers: number, pick: (legal: readonly Choice[]) => Choice = ([first]) => first): Heard[] {
  const heard: Heard[] = [];
  for (let n = 0; n < answers && table.phase === 'playing'; n++)
    heard.push(...happens(table, { do: 'answer', seat: askedSeat(table), choice: pick(choices(table.game!)) }));
  return heard;
}
/** Whoever is asked answers until it is so; it has to become so. */
export function playUntil(table: Table, isThere: (table: Table) => boolean, pick?: (legal: readonly Choice[]) => Choice): Heard[] {
  const heard: Heard[] = [];
  for (let n = 0; !isThere(table); n++) {
    if (n === 1000 || table.phase !== 'playing') throw new Error('it does not come to that');
    heard.push(...playOn(table, 1, pick));
  }
  return heard;
}
/** The last choice there is: turns go by. */
export const last = (legal: readonly Choice[]): Choice => legal.at(-1)!;
export const concedes = (table: Table, seat: number, because: 'own' | 'time' = 'own'): Heard[] =>
  happens(table, { do: 'concede', seat, because });
/** A game that one seat has given up. */
export function over(options?: Partial<TableOptions>, seats?: SeatOffer[]): Table {
  const table = playing(options, seats);
  concedes(table, 0);
  return table;
}
/** What becomes of a command, by the player of a seat. */
export const decided = (
  table: Table,
  command: keyof typeof COMMANDS,
  asks: object,
  player: string,
  now = 0,
): Happening | readonly Happening[] =>
  (COMMANDS[command] as (table: Table, asks: object, by: { player: string; now: number }) => Happening | Happening[])(table, asks, {
    player,
    now,
  });
export const why = (task: () => unknown): unknown => {
  try {
    task();
  } catch (problem) {
    return (problem as { why?: unknown }).why ?? problem;
  }
  return undefined;
};

export const person: Sitting = { kind: 'person' };
export const novice: Sitting = { kind: 'computer', level: 'novice' };
export const begun = (seats: Sitting[], setup: Setup = DUEL, answers: Choice[] = []): Begun => ({
  id: 't',
  record: record(setup, 7, answers),
  seats,
  started: 5,
  takenBack: [],
  undone: [],
});
/** People at one device, and all that was heard. */
export function together(seats: Sitting[], setup?: Setup): { table: Table; heard: Heard[] } {
  const heard: Heard[] = [];
  return { table: tableTogether(begun(seats, setup), (each) => heard.push(each)), heard };
}
