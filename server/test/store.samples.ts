/** Tables, players and results to try a store with. */
import type { Entry } from '@peerless/host';
import { expect } from 'vitest';
import { type Result, rate } from '../src/ratings/ratings.ts';
import type { Append, Store, Summary } from '../src/store/store.ts';

let last = 0;
export const fresh = (what: string): string => `${what}${++last}`;

export const SUMMARY: Summary = { phase: 'gathering', isPublic: true, isWatchable: true, players: [], due: null };
export const entry = (n: number, at = 1_800_000_000_000 + n): Entry => ({ do: 'stand', seat: n % 4, at });
export const entries = (from: number, count: number): Entry[] => Array.from({ length: count }, (_, n) => entry(from + n));
export const append = (table: string, from: number, count = 1, summary: Partial<Summary> = {}): Append => ({
  table,
  from,
  entries: entries(from, count),
  summary: { ...SUMMARY, ...summary },
});

export async function player(store: Store, name = fresh('player')): Promise<string> {
  await store.createPlayer({ id: name, name: `the ${name}`, emblem: 'alice' }, `key of ${name}`, `code of ${name}`, 5);
  return name;
}
export const duel = (table: string, players: (string | null)[], winners = [0], ended = 100): Result => ({
  table,
  pool: 'duel',
  board: 'soho',
  ended,
  rated: true,
  isTooShort: false,
  lasted: 600_000,
  winners,
  seats: players.map((id) => ({ player: id, level: id === null ? 'hard' : null, hero: 'alice' })),
});
export async function played(store: Store, result: Result): Promise<string> {
  await store.append(append(result.table, 0, 3, { phase: 'over' }));
  expect(await store.finish(result, (ratings) => rate(result, ratings))).toBe(true);
  return result.table;
}
