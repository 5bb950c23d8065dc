import type { Clock } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { clockOf, grace, type Now, type Times, timesAfter, timesAtStart, upAt } from './clock.ts';

const game = (asked: number, turn = 3): Now => ({ asked, turn });
const TURN: Clock = { kind: 'turn', seconds: 30 };
const BANK: Clock = { kind: 'bank', seconds: 60, increment: 10 };
const DAYS: Clock = { kind: 'days', days: 2 };
const DAY = 86_400_000;
const after = (clock: Clock, times: Times, next: Now, at: number, before = { turn: 3, active: 0 }): Times => {
  timesAfter(times, clock, next, before, at);
  return times;
};
const times = (left: number[], seat = 0, bank = left.map(() => 0)): Times => ({ left, bank, seat, since: 1_000, away: [] });

describe('a clock', () => {
  it('is an option', () => expect(timesAtStart({ kind: 'none' }, 2, 0, 5)).toBeNull());
  it.each([
    [TURN, 30_000],
    [BANK, 60_000],
    [DAYS, 2 * DAY],
  ])('gives everybody as much at the start: %o', (clock, left) =>
    expect(timesAtStart(clock, 3, 1, 5)).toEqual({ left: [left, left, left], bank: [0, 0, 0], seat: 1, since: 5, away: [] }),
  );

  it('takes time from whoever was asked, and never more than there was', () => {
    expect(after(TURN, times([30_000, 30_000]), game(1), 5_000)).toEqual({
      left: [26_000, 30_000],
      bank: [0, 0],
      seat: 1,
      since: 5_000,
      away: [],
    });
    expect(after(TURN, times([3_000, 30_000]), game(0), 5_000).left).toEqual([0, 30_000]);
    expect(after(TURN, times([30_000, 30_000], -1), game(0), 5_000).left).toEqual([30_000, 30_000]);
  });
  it('of a turn is full again in the next', () => {
    expect(after(TURN, times([10_000, 20_000]), game(1, 4), 5_000).left).toEqual([30_000, 30_000]);
    expect(after(BANK, times([10_000, 20_000]), game(1, 3), 5_000).left).toEqual([6_000, 20_000]);
  });
  it('of a bank grows for the turn that was played, whoever gave its last answer', () => {
    expect(after(BANK, times([10_000, 20_000], 1), game(1, 4), 1_000, { turn: 3, active: 0 }).left).toEqual([20_000, 20_000]);
    expect(after(BANK, times([10_000, 20_000]), game(1, 1), 1_000, { turn: 0, active: 0 }).left).toEqual([10_000, 20_000]);
  });
  it('of days is full again for whoever is asked anew', () => {
    expect(after(DAYS, times([DAY, DAY]), game(1), 1_000).left).toEqual([DAY, 2 * DAY]);
    expect(after(DAYS, times([DAY, DAY]), game(0), 1_000).left).toEqual([DAY, DAY]);
    expect(after(DAYS, times([DAY, DAY]), game(-1), 1_000).left).toEqual([DAY, DAY]);
  });
  it('of days has a bank, of which an answer takes what it took longer than its own time', () => {
    const clock: Clock = { kind: 'days', days: 2, bank: 3 };
    const own = timesAtStart(clock, 2, 0, 0)!;
    expect(own).toEqual({ left: [5 * DAY, 5 * DAY], bank: [3 * DAY, 3 * DAY], seat: 0, since: 0, away: [] });
    // Within its own time, and in two answers; then a day longer; then all there is.
    after(clock, own, game(0), DAY);
    after(clock, own, game(1), 2 * DAY);
    expect(own.bank).toEqual([3 * DAY, 3 * DAY]);
    after(clock, own, game(0), 5 * DAY);
    expect(own).toEqual({ left: [5 * DAY, 2 * DAY], bank: [3 * DAY, 2 * DAY], seat: 0, since: 5 * DAY, away: [] });
    after(clock, own, game(1), 99 * DAY);
    expect([own.bank, own.left]).toEqual([
      [0, 2 * DAY],
      [0, 4 * DAY],
    ]);
    expect(upAt(own)).toBe(103 * DAY);
    after(clock, own, game(0), 99 * DAY);
    expect(own.left[0]).toBe(2 * DAY);
  });
  it('says when time is up, and how long the others are waited for', () => {
    expect(upAt(times([500, 700]))).toBe(1_500);
    expect(upAt(times([500, 700], -1))).toBe(Number.POSITIVE_INFINITY);
    expect([grace(TURN), grace(BANK), grace(DAYS)]).toEqual([300_000, 300_000, DAY]);
  });
  it('stands still while a seat is on holiday, and no longer', () => {
    const own = { ...times([10_000, 10_000]), away: [4_000, 0] };
    expect(upAt(own)).toBe(14_000);
    expect(clockOf({ times: own, seats: [{ kind: 'person' }, { kind: 'person' }] }, 2_000)).toMatchObject({ running: [0], at: 4_000 });
    expect(after(TURN, { ...own, left: [10_000, 10_000] }, game(1), 3_000).left).toEqual([10_000, 10_000]);
    expect(after(TURN, own, game(1), 5_000).left).toEqual([9_000, 10_000]);
    expect(after(TURN, own, game(0), 6_000).left).toEqual([9_000, 9_000]);
  });
  it('runs for people alone', () => {
    const seats = [{ kind: 'person' }, { kind: 'computer' }];
    expect(clockOf({ times: times([500, 700]), seats }, 9)).toEqual({ running: [0], left: [500, null], at: 1_000, now: 9 });
    expect(clockOf({ times: times([500, 700], 1), seats }, 9)!.running).toEqual([]);
    expect(clockOf({ times: times([500, 700], -1), seats }, 9)!.running).toEqual([]);
    expect(clockOf({ times: null, seats }, 9)).toBeNull();
  });
});
