import { describe, expect, it, vi } from 'vitest';

vi.mock('../../settings/settings.ts', () => ({ isStill: () => true }));
const { boxAround, isInSight } = await import('./sight.ts');

const SIGHT = { left: 100, top: 100, width: 400, height: 300 };
const at = (x: number, y: number) => ({ x, y });

describe('the sight', () => {
  it('stays where it is if everything is in it', () => expect(boxAround([at(200, 200), at(400, 300)], SIGHT, 50)).toEqual(SIGHT));
  it('goes no further than it has to', () => {
    expect(boxAround([at(600, 200)], SIGHT, 50)).toEqual({ ...SIGHT, left: 250 });
    expect(boxAround([at(60, 20)], SIGHT, 50)).toEqual({ ...SIGHT, left: 10, top: -30 });
    expect(boxAround([at(600, 200), at(300, 200)], SIGHT, 50)).toEqual({ ...SIGHT, left: 250 });
  });
  it('is around the first where not all have room', () =>
    expect(boxAround([at(700, 200), at(100, 200)], SIGHT, 50)).toEqual({ ...SIGHT, left: 500 }));
  it('ends at its edges', () => {
    expect([at(100, 100), at(500, 400)].map((point) => isInSight(point, SIGHT))).toEqual([true, true]);
    expect([at(99, 200), at(501, 200), at(200, 99), at(200, 401)].map((point) => isInSight(point, SIGHT))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
