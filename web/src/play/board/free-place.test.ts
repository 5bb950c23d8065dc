import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { freePlace, isFree } from './free-place.ts';
import { heightOf, spotsOf } from './spots.ts';
import { discsOf } from './stature.ts';

const SIZE = { width: 40, height: 20 };
const ROOM = { width: 200, height: 100 };

describe('a free place', () => {
  it('is in a corner if it can be', () => expect(freePlace([SIZE], ROOM, [])).toEqual({ ...SIZE, left: 0, top: 0 }));
  it('leaves out corners that are taken', () => {
    const corners = [
      { x: 0, y: 0, radius: 10 },
      { x: 200, y: 0, radius: 10 },
      { x: 0, y: 100, radius: 10 },
    ];
    expect(freePlace([SIZE], ROOM, corners)).toEqual({ ...SIZE, left: 160, top: 80 });
  });
  it('is for the size that comes nearest to a corner', () => {
    const corners = [0, 200].flatMap((x) => [0, 100].map((y) => ({ x, y, radius: 25 })));
    const tall = { width: 10, height: 45 };
    expect(freePlace([{ width: 120, height: 20 }, tall], ROOM, corners)).toMatchObject(tall);
    expect(freePlace([{ width: 201, height: 20 }], ROOM, [])).toBeNull();
  });
  it('is round for what is round', () => {
    const place = { left: 0, top: 0, width: 40, height: 40 };
    const disc = [{ x: 42, y: 42, radius: 10 }];
    expect([isFree(place, disc), isFree({ ...place, isRound: true }, disc)]).toEqual([false, true]);
  });
});
describe.each(BOARDS)('on $id', (board) => {
  it.each([344, 360, 390, 430, 700, 1100])('a button has a place beside all spaces and heads, on %i pixels', (width) => {
    const unit = width / 1000;
    const kept = [...spotsOf(board).values()].flatMap((spot) => discsOf(spot, board.radius));
    const discs = kept.map(({ x, y, radius }) => ({ x: x * unit, y: y * unit, radius: radius * unit }));
    expect(freePlace([{ width: 34, height: 34, isRound: true }], { width, height: heightOf(board) * unit }, discs)).not.toBeNull();
  });
});
