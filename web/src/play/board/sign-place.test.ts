import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { covered, SIGNS, signPlace } from './sign-place.ts';
import { heightOf, spotsOf } from './spots.ts';
import { growthOf, headOf, partsOf } from './stature.ts';

const KINDS = ['speaking', 'acting'] as const;
const FREE = { x: 500, y: 300 };
const sizeOf = (kind: (typeof KINDS)[number], unit: number) => ({
  width: SIGNS[kind].width * growthOf(unit),
  height: SIGNS[kind].height * growthOf(unit),
});

describe('a sign', () => {
  it('lies above the head where there is room', () => {
    const parts = partsOf(FREE, true, false, 1);
    const place = signPlace({ parts, ...sizeOf('speaking', 1), kept: [], boardHeight: 600 });
    expect(place.x).toBeCloseTo(FREE.x);
    expect(place.y).toBeLessThan(parts.head.y - parts.head.radius);
    expect(place.tip.y).toBeLessThan(parts.head.y - parts.head.radius);
  });
});
describe.each(BOARDS)('a sign on $id', (board) => {
  const spots = [...spotsOf(board).values()];
  describe.each([0.37, 0.6, 1])('of %d pixels in a unit', (unit) => {
    const places = spots.flatMap((spot) =>
      KINDS.flatMap((kind) =>
        [true, false].map((isHero) => {
          const parts = partsOf({ x: spot.x, y: Math.max(spot.y, headOf(isHero)) }, isHero, true, unit);
          const near = spots.filter((each) => each !== spot && Math.hypot(each.x - spot.x, each.y - spot.y) < 3.2 * board.radius);
          const offered = near.slice(0, 2).map(({ x, y }) => ({ x, y, radius: board.radius, weight: 4 }));
          const kept = [...offered, { ...parts.heart, weight: 4 }, { ...parts.mark!, weight: 3 }];
          const size = sizeOf(kind, unit);
          const place = signPlace({ parts, ...size, kept, boardHeight: heightOf(board) });
          return { place, size, head: parts.head, offered, is: `${spot.id} ${kind} ${isHero}` };
        }),
      ),
    );
    it('covers no head, and is on the board', () => {
      for (const { place, size, head, is } of places) {
        expect(covered(place, size, head), is).toBe(0);
        expect(place.x - size.width / 2, is).toBeGreaterThanOrEqual(-0.5);
        expect(place.x + size.width / 2, is).toBeLessThanOrEqual(1000.5);
        expect(place.y - size.height / 2, is).toBeGreaterThanOrEqual(-0.5);
        expect(place.y + size.height / 2, is).toBeLessThanOrEqual(heightOf(board) + 0.5);
      }
    });
    it('leaves what is offered uncovered, but for its rim', () => {
      for (const { place, size, offered, is } of places)
        for (const each of offered) expect(covered(place, size, each), is).toBeLessThanOrEqual(board.radius / 3);
    });
  });
});
