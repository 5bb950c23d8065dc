import { choice } from '@peerless/engine';
import type { TableOptions } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import type { SeatOffer } from './entries.ts';
import { isTooShort, LEAST_ANSWERS, LEAST_TIME } from './rated.ts';
import { askedSeat, type Table } from './table.ts';
import { concedes, happens, last, people, playing, playUntil } from './test/tables.ts';

const answersOf = ({ answeredBy }: Table, seat: number): number => answeredBy.filter((by) => by === seat).length;
/** So many answers of the seat that is asked last, and time until that was given. */
function ended(most: number, time: number, options: Partial<TableOptions> = {}, seats?: SeatOffer[]): Table {
  const table = playing({ rated: true, ...options }, seats);
  playUntil(table, () => table.seats.every((_, seat) => answersOf(table, seat) >= most), last);
  happens(table, { do: 'concede', seat: askedSeat(table), because: 'own' }, table.start!.at + time);
  return table;
}

describe('a game that shall be rated', () => {
  it('was too short before two sides have given enough answers, and enough time', () => {
    expect(isTooShort(ended(LEAST_ANSWERS, LEAST_TIME))).toBe(false);
    expect(isTooShort(ended(LEAST_ANSWERS, LEAST_TIME - 1))).toBe(true);
    const table = playing({ rated: true });
    playUntil(table, () => Math.min(...[0, 1].map((seat) => answersOf(table, seat))) === LEAST_ANSWERS - 1, last);
    const few = [0, 1].find((seat) => answersOf(table, seat) === LEAST_ANSWERS - 1)!;
    // To give up is no answer.
    happens(table, { do: 'concede', seat: few, because: 'own' }, table.start!.at + LEAST_TIME);
    expect(isTooShort(table)).toBe(true);
  });
  it('was too short also where somebody never came', () => {
    const table = playing({ rated: true });
    const away = askedSeat(table);
    happens(table, { do: 'concede', seat: away, because: 'time' }, table.start!.at + 10 * LEAST_TIME);
    expect(isTooShort(table)).toBe(true);
  });
  it('was not too short for two because a third left at once', () => {
    const table = playing({ rated: true }, people(3));
    concedes(table, 1);
    playUntil(table, () => [0, 2].every((seat) => answersOf(table, seat) >= LEAST_ANSWERS), last);
    happens(table, { do: 'concede', seat: 0, because: 'own' }, table.start!.at + LEAST_TIME);
    expect(table.phase).toBe('over');
    expect(isTooShort(table)).toBe(false);
  });
  it('needs two sides, not two allies', () => {
    const table = playing({ rated: true, mode: 'teams', board: 'marmoreal' }, people(4));
    for (const seat of [1, 3]) concedes(table, seat);
    expect(table.phase).toBe('over');
    table.changed += LEAST_TIME;
    const half = new Array<number>(LEAST_ANSWERS).fill(0);
    const answers = (bySeat: number[]): Table => ({
      ...table,
      answers: bySeat.map(() => choice('pass')),
      answeredBy: bySeat,
    });
    expect(isTooShort(answers([...half, ...half.map(() => 2)]))).toBe(true);
    expect(isTooShort(answers([...half.map((_, n) => (n % 2) * 2), ...half.map((_, n) => 1 + (n % 2) * 2)]))).toBe(false);
  });
});

it('a game that shall not be rated, or has no result, is never too short', () => {
  const friendly = playing();
  concedes(friendly, 0);
  const closed = playing({ rated: true });
  expect(isTooShort(closed)).toBe(false);
  happens(closed, { do: 'abandon' });
  expect([isTooShort(friendly), isTooShort(closed)]).toEqual([false, false]);
});
