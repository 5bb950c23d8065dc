import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { besideSpot, nearestTowards, spaceAt, spotsOf } from './spots.ts';

const spots = spotsOf(BOARDS.find(({ id }) => id === 'baskerville-manor')!);
const SIGHT = { left: 0, top: 0, width: 1000, height: 648 };
const SIZE = { width: 220, height: 100 };
const boxAt = (space: string, matter: string[] = [], sight = SIGHT) =>
  besideSpot(spots.get(space)!, SIZE, sight, 46, new Map(matter.map((each) => [spots.get(each)!, 1])));

describe('spaces', () => {
  it('are called by the number in their id', () => expect(spots.get('s22')!.number).toBe('22'));
});
describe('a label', () => {
  it('is above its space where there is room', () => {
    const { left, top } = boxAt('s18');
    expect(left + SIZE.width / 2).toBeCloseTo(558);
    expect(top + SIZE.height).toBeLessThan(spots.get('s18')!.y - 46);
  });
  it('stays in sight', () => {
    for (const space of spots.keys()) {
      const { left, top } = boxAt(space, [...spots.keys()]);
      expect([left >= 0, top >= 0, left + SIZE.width <= 1000, top + SIZE.height <= 648]).toEqual([true, true, true, true]);
    }
  });
  it('leaves what matters uncovered if it can', () => {
    expect(boxAt('s18', ['s10']).top).toBeGreaterThan(spots.get('s10')!.y);
  });
});
describe('a point', () => {
  const { x, y } = spots.get('s18')!;
  it('is meant for the space that it lies in or just beside', () => {
    expect(spaceAt(spots, 46, { x: x + 50, y })).toBe('s18');
    expect(spaceAt(spots, 46, { x: -200, y })).toBeUndefined();
  });
});
describe('the arrow keys', () => {
  it('lead to the nearest space in their direction', () => {
    const from = spots.get('s18')!;
    const right = spots.get(nearestTowards(spots, from, 1, 0)!)!;
    expect(right.x).toBeGreaterThan(from.x);
    expect(Math.abs(right.y - from.y)).toBeLessThanOrEqual(1.6 * (right.x - from.x));
  });
  it('lead nowhere past the edge', () => {
    const lowest = [...spots.values()].reduce((a, b) => (a.y > b.y ? a : b));
    expect(nearestTowards(spots, lowest, 0, 1)).toBeUndefined();
  });
});
