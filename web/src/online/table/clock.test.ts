import type { ClockState } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { lateSeat, leftTo, timeSaid, warningAt } from './clock.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const CLOCK: ClockState = { running: [0], left: [20 * SECOND, 60 * SECOND, null], at: 1000, now: 1000 };

describe('a clock', () => {
  it('runs for the seat that is asked, and for nobody else', () => {
    expect([0, 1, 2].map((seat) => leftTo(CLOCK, seat, 6000))).toEqual([15 * SECOND, 60 * SECOND, null]);
  });
  it('stops at nothing, and does not run backwards', () => {
    expect(leftTo(CLOCK, 0, 90 * SECOND)).toBe(0);
    expect(leftTo(CLOCK, 0, 0)).toBe(20 * SECOND);
  });
  it('says whose time is up', () => {
    expect(lateSeat(CLOCK, 21 * SECOND - 1)).toBe(-1);
    expect(lateSeat(CLOCK, 21 * SECOND)).toBe(0);
    expect(lateSeat(null, 0)).toBe(-1);
  });
  it('warns at 30 and at 10 seconds', () => {
    expect([null, 30 * SECOND + 1, 30 * SECOND, 10 * SECOND + 1, 10 * SECOND, 0].map(warningAt)).toEqual([null, null, 30, 30, 10, 10]);
  });
  it('is written by minutes, hours or days', () => {
    expect([0, 65 * SECOND, HOUR + 5 * SECOND, 24 * HOUR, 51 * HOUR].map((left) => timeSaid(left, 'en'))).toEqual([
      '0:00',
      '1:05',
      '1:00:05',
      '1d',
      '2d 3h',
    ]);
  });
});
