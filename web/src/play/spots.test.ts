import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { besideSpot, spotsOf } from './spots.ts';

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
