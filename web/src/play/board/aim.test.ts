import { BOARDS } from '@peerless/boards';
import { describe, expect, it } from 'vitest';
import { aimedAt, CLOSE_CALL, FINGER, type Target } from './aim.ts';
import { spotsOf } from './spots.ts';

const space = (key: string, x: number, y = 0): Target => ({ key, x, y, radius: 46, height: 0 });
const [one, other] = [space('one', 0), space('other', 110)];
const FINE = { unit: 1, isFine: true, isBare: false };
const COARSE = { unit: 0.36, isFine: false, isBare: false };

describe('a press', () => {
  it('is meant for what it lies in or just beside', () => {
    expect(aimedAt({ x: 20, y: 10 }, [one, other], FINE)).toEqual(['one']);
    expect(aimedAt({ x: -50, y: 0 }, [one, other], FINE)).toEqual(['one']);
    expect(aimedAt({ x: -60, y: 0 }, [one, other], FINE)).toEqual([]);
  });
  it('on the bare ground is meant for what is near', () => {
    expect(aimedAt({ x: -80, y: 0 }, [one, other], { ...FINE, isBare: true })).toEqual(['one']);
    expect(aimedAt({ x: -90, y: 0 }, [one, other], { ...FINE, isBare: true })).toEqual([]);
  });
  it('of a finger is meant for the nearest within half a finger’s width', () => {
    const edge = FINGER / COARSE.unit;
    expect(aimedAt({ x: -edge + 1, y: 0 }, [one, other], COARSE)).toEqual(['one']);
    expect(aimedAt({ x: -edge - 1, y: 0 }, [one, other], COARSE)).toEqual([]);
  });
  it('between two is asked about, the nearer first', () => {
    expect(aimedAt({ x: 54, y: 0 }, [one, other], COARSE)).toEqual(['one', 'other']);
    expect(aimedAt({ x: 56, y: 0 }, [one, other], COARSE)).toEqual(['other', 'one']);
    const far = (110 - CLOSE_CALL / COARSE.unit) / 2;
    expect(aimedAt({ x: far - 0.1, y: 0 }, [one, other], COARSE)).toEqual(['one']);
    expect(aimedAt({ x: far + 0.1, y: 0 }, [one, other], COARSE)).toEqual(['one', 'other']);
  });
  it('of a mouse in one of two is meant for that one', () => {
    const near = space('near', 94);
    expect(aimedAt({ x: 45, y: 0 }, [one, near], FINE)).toEqual(['one']);
    expect(aimedAt({ x: 47, y: 0 }, [one, near], FINE)).toEqual(['one', 'near']);
  });
  it('on the head of a figure is meant for the figure', () => {
    const figure = { ...space('figure', 0), height: 40 };
    expect(aimedAt({ x: 0, y: -80 }, [figure], FINE)).toEqual(['figure']);
    expect(aimedAt({ x: 0, y: -80 }, [one], FINE)).toEqual([]);
  });
});
describe.each(BOARDS)('on $id, 360 pixels wide', (board) => {
  const targets = [...spotsOf(board).values()].map(({ id, x, y }): Target => ({ key: id, x, y, radius: board.radius, height: 0 }));
  it('every space is met alone, by whoever taps some pixels beside its middle', () => {
    for (const { key, x, y } of targets)
      for (const [dx, dy] of [
        [0, 0],
        [6, 0],
        [-6, 0],
        [0, 6],
        [0, -6],
      ])
        expect(aimedAt({ x: x + dx / 0.36, y: y + dy / 0.36 }, targets, COARSE), `${key} ${dx} ${dy}`).toEqual([key]);
  });
});
