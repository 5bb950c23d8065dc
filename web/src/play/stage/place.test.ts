import { describe, expect, it } from 'vitest';
import { type Box, placeFor } from './place.ts';

const room: Box = { left: 10, top: 20, right: 1010, bottom: 620 };
const stage = { width: 400, height: 300 };
const at = (x: number, y: number): Box => ({ left: x - 30, top: y - 60, right: x + 30, bottom: y + 30 });

describe('the place of the stage', () => {
  it('is the corner that is farthest from both', () => {
    expect(placeFor(stage, room, [at(100, 100), at(200, 100)], [])).toEqual({ left: 610, top: 320, scale: 1 });
    expect(placeFor(stage, room, [at(900, 560), at(900, 400)], [])).toEqual({ left: 10, top: 20, scale: 1 });
  });
  it('covers nobody of whom it tells, or is nowhere', () => {
    const everywhere = [150, 350, 550, 750, 950].flatMap((x) => [120, 320, 520].map((y) => at(x, y)));
    expect(placeFor(stage, room, everywhere, [])).toBeNull();
    expect(placeFor({ width: 1300, height: 300 }, room, [], [])).toBeNull();
  });
  it('is smaller where there is no room for it as it is', () => {
    expect(placeFor(stage, room, [at(420, 300), at(600, 300)], [])).toMatchObject({ scale: 0.8 });
    expect(placeFor({ width: 1200, height: 300 }, room, [], [])).toMatchObject({ left: expect.closeTo(10), scale: 0.8 });
  });
  it('covers others only where there is no other place', () => {
    const others = [at(800, 500)];
    expect(placeFor(stage, room, [at(100, 100)], others)).not.toMatchObject({ left: 610, top: 320 });
    expect(placeFor(stage, room, [at(100, 100), at(100, 500), at(500, 100), at(900, 200), at(500, 500)], others)).toEqual({
      left: 610,
      top: 320,
      scale: 1,
    });
  });
});
