import { describe, expect, it } from 'vitest';
import { dueAt, lateSeat } from './due.ts';
import { holiday } from './holiday.ts';
import { askedSeat } from './table.ts';
import { choosing, happens, over, PEOPLE, playing, why } from './test/tables.ts';

const DAY = 86_400_000;
const DAYS = { clock: { kind: 'days', days: 2 } } as const;
const begun = () => {
  const table = playing(DAYS);
  const seat = askedSeat(table);
  return { table, seat, player: PEOPLE[seat], other: PEOPLE[1 - seat] };
};

describe('a holiday', () => {
  it('lets the time of its seat stand still until it ends, or is ended', () => {
    const { table, seat, player } = begun();
    happens(table, holiday(table, 11 * DAY, { player, now: DAY }), DAY);
    expect(table.times).toMatchObject({ left: [2 * DAY, 2 * DAY].map((left, each) => (each === seat ? DAY : left)), since: DAY });
    expect(dueAt(table)).toBe(13 * DAY);
    expect(lateSeat(table, 12 * DAY - 1)).toBe(-1);
    expect(lateSeat(table, 12 * DAY)).toBe(seat);
    happens(table, holiday(table, null, { player, now: 5 * DAY }), 5 * DAY);
    expect(dueAt(table)).toBe(7 * DAY);
    expect(lateSeat(table, 6 * DAY)).toBe(seat);
  });
  it('of others changes nothing for whoever is asked', () => {
    const { table, seat, other } = begun();
    happens(table, holiday(table, 11 * DAY, { player: other, now: DAY }), DAY);
    expect(lateSeat(table, 2 * DAY)).toBe(seat);
  });
  it('that begins before the game holds in it', () => {
    const table = choosing(DAYS);
    happens(table, holiday(table, 9 * DAY, { player: 'a', now: 0 }));
    happens(table, holiday(table, 9 * DAY, { player: 'b', now: 0 }));
    const { start } = playing(DAYS);
    happens(table, { do: 'start', setup: start!.setup, seed: start!.seed }, DAY);
    expect(dueAt(table)).toBe(12 * DAY);
  });
  it('saves nobody whose time is up, and is for games by days', () => {
    const { table, player } = begun();
    expect(why(() => holiday(table, 9 * DAY, { player, now: 2 * DAY }))).toBe('notNow');
    expect(why(() => holiday(table, 9 * DAY, { player, now: 2 * DAY - 1 }))).toBeUndefined();
    expect(why(() => holiday(table, 9 * DAY, { player: 'eve', now: 0 }))).toBe('notYours');
    expect(why(() => holiday(table, null, { player, now: 0 }))).toBe('stale');
    expect(why(() => holiday(playing({ clock: { kind: 'turn', seconds: 60 } }), DAY, { player, now: 0 }))).toBe('notNow');
    expect(why(() => holiday(over(DAYS), DAY, { player, now: 0 }))).toBe('notNow');
  });
});
