import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { type AttackWay, attackWay, type Kept, LEAST, lengthOf, pointsOn, RIM } from './attack-way.ts';
import { heightOf, type Point, spotsOf } from './spots.ts';
import { headOf, type Parts, partsOf } from './stature.ts';

/** A phone, a phone that lies, a large screen. */
const UNITS = [0.37, 0.6, 1];
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const drawn = ({ curve, tip }: AttackWay): Point[] => [...pointsOn(curve, 30), tip];
const keptOf = ({ head, trunk, heart, mark }: Parts): Kept[] => [
  { ...head, weight: 3 },
  { ...trunk, weight: 1 },
  { ...heart, weight: 4 },
  ...(mark ? [{ ...mark, weight: 3 }] : []),
];

describe.each(BOARDS)('the line of an attack on $id', (board) => {
  const spots = [...spotsOf(board).values()];
  const height = heightOf(board);
  const neighbours = spots.flatMap((from) =>
    spots.filter((to) => to !== from && apart(from, to) < 3.2 * board.radius).map((to) => [from, to] as const),
  );
  describe.each(UNITS)('of %d pixels in a unit', (unit) => {
    const ways = neighbours.flatMap(([a, b]) =>
      [true, false].map((isHero) => {
        const [from, to] = [a, b].map(({ x, y }) => ({ x, y: Math.max(y, headOf(isHero)) }));
        const parts = [from, to].map((each) => partsOf(each, isHero, true, unit));
        return { from, to, parts, way: attackWay(from, to, parts.flatMap(keptOf), height), is: `${a.id} ${b.id} ${isHero}` };
      }),
    );
    it('is seen as a line, however near they are', () => {
      for (const { way, is } of ways) expect(lengthOf(drawn(way)), is).toBeGreaterThanOrEqual(LEAST);
    });
    it('goes from rim to rim, on the board', () => {
      for (const { way, from, to, is } of ways) {
        expect(apart(way.curve[0], from), is).toBeLessThanOrEqual(RIM.from + 1e-6);
        expect(apart(way.tip, to), is).toBeLessThanOrEqual(RIM.to + 1e-6);
        for (const { x, y } of drawn(way)) expect(x > 0 && x < 1000 && y > 0 && y < height, is).toBe(true);
      }
    });
    it('leaves heads and what is in the hearts uncovered', () => {
      for (const { way, parts, is } of ways)
        for (const point of drawn(way))
          for (const { heart, head } of parts) {
            expect(apart(point, heart), `${is} heart`).toBeGreaterThanOrEqual(heart.radius - 4);
            expect(apart(point, head), `${is} head`).toBeGreaterThanOrEqual(head.radius - 4);
          }
    });
  });
});
