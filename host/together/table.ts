/** A game that people play at one device, as a table: what was kept of it is read as a log. */
import { type Choice, type GameRecord, parseRecord, replay } from '@peerless/engine';
import { FRIENDLY_DUEL, type Sitting } from '@peerless/protocol';
import type { Entry, Happening } from '../entries.ts';
import { apply, tableOf } from '../log.ts';
import type { Hear } from '../playing.ts';
import { askedSeat, type Table } from '../table.ts';

/** What is kept of a game. */
export interface Begun {
  id: string;
  record: GameRecord;
  seats: readonly Sitting[];
  /** Milliseconds since 1970. */
  started: number;
  /** Answers taken back otherwise than freely, by their numbers. */
  takenBack: readonly number[];
  /** Answers taken back, to be given again; the next one last. */
  undone: readonly (readonly Choice[])[];
}

/** Nobody has a name here: whoever sits at a seat is its player. */
export const playerAt = (seat: number): string => String(seat);

/** Takes a game up where it was left; refuses a record that cannot be played. */
export function tableTogether({ id, record: kept, seats, started: at, takenBack, undone }: Begun, hear: Hear): Table {
  const { setup, seed, position, answers } = parseRecord(kept);
  replay(kept);
  const options = { ...FRIENDLY_DUEL, mode: setup.mode, seats: seats.length, board: setup.board, rules: setup.options ?? {} };
  const offers = seats.map((seat) => (seat.kind === 'computer' ? seat : { kind: 'open' as const }));
  const opening: Entry = { do: 'open', by: '', options, seats: offers, invite: '', together: true, at };
  const sitting = seats.flatMap((each, seat): Happening[] => (each.kind === 'person' ? [{ do: 'sit', seat, player: playerAt(seat) }] : []));
  const start: Happening = { do: 'start', setup, seed, ...(position && { position }) };
  const table = tableOf(id, [opening, ...[...sitting, start].map((each) => ({ ...each, at }))], hear);
  for (const choice of answers as Choice[]) apply(table, { do: 'answer', seat: askedSeat(table), choice, at }, hear);
  table.takenBack = [...takenBack];
  table.undone = undone.map((each) => [...each]);
  return table;
}
