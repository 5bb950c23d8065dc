import type { Decision } from '@peerless/ai';
import type { Choice } from '@peerless/engine';
import { expect, it } from 'vitest';
import { curve, sidesOf } from './curve.ts';

const DUEL = { allies: [0b01, 0b10] };
const decided = (at: number, turn: number, seat: number, after: number): Decision => ({
  at,
  turn,
  seat,
  chosen: 0 as Choice,
  before: after,
  after,
  best: [],
  isTurningPoint: false,
});

it('seats that win together are one side', () => {
  expect(sidesOf(DUEL)).toEqual([[0], [1]]);
  expect(sidesOf({ allies: [0b0101, 0b1010, 0b0101, 0b1010] })).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

it('a point weighs what both sides think of this turn and the one before', () => {
  const points = curve([decided(0, 1, 0, 0.6), decided(4, 2, 1, 0.6), decided(5, 2, 1, 0.4)], DUEL, null);
  expect(points.map(({ seq, turn }) => [seq, turn])).toEqual([
    [1, 1],
    [6, 2],
  ]);
  expect(points[1].chances[0]).toBeCloseTo(0.6 / 1.1);
  for (const { chances } of points) expect(chances[0] + chances[1]).toBeCloseTo(1);
});

it('a side of whose decisions nothing is known has what is left', () => {
  expect(curve([decided(0, 1, 0, 0.6)], DUEL, null)[0].chances).toEqual([0.6, 0.4]);
  const three = curve([decided(0, 1, 0, 0.6)], { allies: [0b001, 0b010, 0b100] }, null);
  expect(three[0].chances).toEqual([0.6, 0.2, 0.2]);
});

it('the last point is the result', () => {
  expect(curve([decided(0, 1, 0, 0.6)], DUEL, { seq: 9, turn: 4, winners: [1] }).at(-1)).toEqual({ seq: 9, turn: 4, chances: [0, 1] });
  expect(curve([decided(0, 1, 0, 0.6)], DUEL, { seq: 9, turn: 4, winners: [] }).at(-1)!.chances).toEqual([0.5, 0.5]);
});
