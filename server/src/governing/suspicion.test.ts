import { expect, it } from 'vitest';
import type { Pair } from '../store/governed.ts';
import { signsOf, suspicious } from './suspicion.ts';

const card = (id: string) => ({ id, name: id, emblem: 'alice' });
const pair = (more: Partial<Pair>): Pair => ({
  players: [card('a'), card('b')],
  games: 10,
  won: [5, 5],
  short: 0,
  days: 10,
  last: 1,
  ...more,
});

it('a pair is suspicious by how often, how one-sidedly and how briefly they play', () => {
  expect(signsOf(pair({}))).toEqual([]);
  expect([signsOf(pair({ days: 2 })), signsOf(pair({ days: 3 }))]).toEqual([['often'], []]);
  expect([signsOf(pair({ won: [1, 8] })), signsOf(pair({ won: [7, 0] }))]).toEqual([['oneSided'], []]);
  expect([signsOf(pair({ short: 5 })), signsOf(pair({ short: 4 }))]).toEqual([['short'], []]);
});
it('one sign is none; the most signs come first, then the most games', () => {
  const two = pair({ days: 1, short: 9 });
  const more = { ...two, games: 12 };
  const all = pair({ days: 1, short: 9, won: [10, 0] });
  expect(suspicious([pair({ days: 1 }), two, more, all]).map(({ signs, games }) => [signs.length, games])).toEqual([
    [3, 10],
    [2, 12],
    [2, 10],
  ]);
});
