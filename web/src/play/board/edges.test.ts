import { describe, expect, it, vi } from 'vitest';

vi.mock('../../settings/settings.ts', () => ({ isStill: () => true }));
const { edgesOf, MARK } = await import('./edges.ts');

/** A quarter of the board, 400 pixels wide. */
const SIGHT = { left: 250, top: 150, width: 500, height: 300 };
const UNIT = 0.8;
const ROOM = MARK.touched / 2;
const at = (x: number, y: number) => ({ x, y, radius: 46 });
const places = (...things: ReturnType<typeof at>[]) => edgesOf(things, SIGHT, UNIT).map(({ x, y }) => [x, y].map(Math.round));

describe('marks at the edge', () => {
  it('are for what is out of sight', () => expect(edgesOf([at(500, 300), at(250, 450)], SIGHT, UNIT)).toEqual([]));
  it('lie inside, in the direction of what they are for', () => {
    expect(places(at(900, 300))).toEqual([[400 - ROOM, 120]]);
    expect(places(at(500, 600))).toEqual([[200, 240 - ROOM]]);
    expect(places(at(100, 300))).toEqual([[ROOM, 120]]);
    expect(places(at(500, 0))).toEqual([[200, ROOM]]);
    for (let x = 0; x <= 1000; x += 50)
      for (let y = 0; y <= 600; y += 50)
        for (const [left, top] of places(at(x, y))) {
          expect([left >= ROOM, left <= 400 - ROOM, top >= ROOM, top <= 240 - ROOM], `${x} ${y}`).toEqual([true, true, true, true]);
        }
  });
  it('point to the nearest of what they are for', () => {
    const [{ angle }] = edgesOf([at(990, 300), at(800, 300)], SIGHT, UNIT);
    expect(angle).toBeCloseTo(0);
    expect(edgesOf([at(500, 600)], SIGHT, UNIT)[0].angle).toBeCloseTo(90);
    expect(edgesOf([at(990, 300), at(800, 300)], SIGHT, UNIT)[0].points.map(({ x }) => x)).toEqual([800, 990]);
  });
  it('are one an edge', () => {
    const edges = edgesOf([at(900, 300), at(900, 400), at(0, 300), at(500, 0)], SIGHT, UNIT);
    expect(edges.map(({ points }) => points.length)).toEqual([2, 1, 1]);
    expect(edges.map(({ side }) => side)).toEqual(['right', 'left', 'top']);
  });
  it('leave uncovered what is in sight, if they can', () => {
    const [[, top]] = places(at(900, 300), at(740, 300));
    expect(Math.abs(top - 120)).toBeGreaterThan(46 * UNIT + MARK.drawn / 2 - 10);
    const column = [150, 230, 310, 390, 450].map((y) => at(740, y));
    expect(places(at(900, 300), ...column)).toEqual([[400 - ROOM, 120]]);
  });
});
