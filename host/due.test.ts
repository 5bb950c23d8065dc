import { knownHeroes, RULES } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { choiceUpAt, dueAt, followUp, givenUp, isDue, lateSeat } from './due.ts';
import { askedSeat, isPerson } from './table.ts';
import { COMPUTER, choosing, gathering, happens, OPEN, playing, playUntil } from './test/tables.ts';

const HOUR = 3_600_000;
const TURN = { clock: { kind: 'turn', seconds: 30 } } as const;
const GRACE = 300_000;
const lot = { random: () => 0, newSeed: () => 'f'.repeat(32) };

describe('what is due', () => {
  it('is giving up a table where nothing happens: a day before the game, fourteen where it is played by days, thirty without a clock', () => {
    expect(dueAt(gathering())).toBe(24 * HOUR);
    expect(dueAt(gathering(TURN))).toBe(24 * HOUR);
    expect(dueAt(gathering({ clock: { kind: 'days', days: 1 } }))).toBe(14 * 24 * HOUR);
    expect(dueAt(playing())).toBe(720 * HOUR);
    const over = playing();
    happens(over, { do: 'abandon' });
    expect(dueAt(over)).toBeNull();
    expect(isDue(over, Number.MAX_SAFE_INTEGER)).toBe(false);
  });
  it('is lost time, some minutes later', () => {
    const table = playing(TURN);
    expect(dueAt(table)).toBe(30_000 + GRACE);
    expect(isDue(table, 30_000 + GRACE - 1)).toBe(false);
    expect(isDue(table, 30_000 + GRACE)).toBe(true);
  });
  it('is no time of a computer player', () => {
    const table = playing(TURN, [COMPUTER, OPEN]);
    playUntil(table, () => !isPerson(table, askedSeat(table)));
    expect(dueAt(table)).toBe(720 * HOUR);
    expect(lateSeat(table, Number.MAX_SAFE_INTEGER)).toBe(-1);
  });
  it('is the end of the game, lost by whoever stayed away where it is rated', () => {
    const rated = playing({ rated: true });
    expect(givenUp(rated)).toEqual({ do: 'concede', seat: askedSeat(rated), because: 'time' });
    expect(givenUp(playing())).toEqual({ do: 'abandon' });
    expect(givenUp(gathering({ rated: true }))).toEqual({ do: 'abandon' });
  });
});

describe('heroes', () => {
  const BANK = { clock: { kind: 'bank', seconds: 300, increment: 0 } } as const;
  it('are chosen by the lot for whoever has not, once the time for it is up; where nobody counts time, never', () => {
    const table = choosing(BANK);
    happens(table, { do: 'pick', seat: 0, hero: 'medusa' }, 1_000);
    expect(dueAt(table)).toBe(90_000);
    expect(followUp(table, 89_999, lot)).toBeNull();
    const [first] = knownHeroes();
    expect(followUp(table, 90_000, lot)).toEqual({ do: 'pick', seat: 1, hero: first.id });
    expect(choiceUpAt(choosing())).toBe(Number.POSITIVE_INFINITY);
    expect(choiceUpAt(choosing({ clock: { kind: 'days', days: 3 } }))).toBe(24 * HOUR);
    expect(choiceUpAt(gathering(BANK))).toBe(Number.POSITIVE_INFINITY);
  });
  it('have their time from when everybody sat, also if somebody left', () => {
    const table = choosing(BANK);
    happens(table, { do: 'stand', seat: 1 }, 20_000);
    expect(dueAt(table)).toBe(20_000 + 24 * HOUR);
    happens(table, { do: 'sit', seat: 1, player: 'b' }, 50_000);
    expect(choiceUpAt(table)).toBe(140_000);
  });
  it('have no time that runs while their player is on holiday; the others have theirs', () => {
    const DAY = 24 * HOUR;
    const table = choosing({ clock: { kind: 'days', days: 3 } });
    happens(table, { do: 'holiday', seat: 0, until: 28 * DAY }, HOUR);
    expect(dueAt(table)).toBe(DAY);
    expect(followUp(table, DAY - 1, lot)).toBeNull();
    expect(followUp(table, DAY, lot)).toMatchObject({ do: 'pick', seat: 1 });
    happens(table, { do: 'pick', seat: 1, hero: 'alice' }, DAY);
    expect(dueAt(table)).toBe(29 * DAY);
    expect(followUp(table, 29 * DAY - 1, lot)).toBeNull();
    expect(followUp(table, 29 * DAY, lot)).toMatchObject({ do: 'pick', seat: 0 });
    happens(table, { do: 'holiday', seat: 0, until: null }, 5 * DAY);
    expect(dueAt(table)).toBe(6 * DAY);
  });
  it('have it for each ban and each pick of a draft, people before computer players', () => {
    const table = choosing({ ...BANK, heroes: 'draft', bans: 1 });
    expect(followUp(table, 90_000, lot)).toMatchObject({ do: 'ban', seat: 0 });
    happens(table, { do: 'ban', seat: 0, hero: 'medusa' }, 80_000);
    expect(choiceUpAt(table)).toBe(170_000);
    const mixed = choosing(BANK, [COMPUTER, OPEN]);
    expect(followUp(mixed, 90_000, lot)).toMatchObject({ do: 'pick', seat: 1 });
  });
});

describe('a seat is late', () => {
  it('when its time is up, and not before', () => {
    const table = playing(TURN);
    expect(lateSeat(table, 29_999)).toBe(-1);
    expect(lateSeat(table, 30_000)).toBe(askedSeat(table));
    expect(lateSeat(playing(), 1e12)).toBe(-1);
    expect(lateSeat(choosing(TURN), 1e12)).toBe(-1);
    expect(lateSeat({ ...table, phase: 'over' }, 1e12)).toBe(-1);
  });
});

describe('what follows by itself', () => {
  it('is the start once heroes are chosen', () => {
    const table = choosing({ rules: { mulligan: true } });
    expect(followUp(table, 0, lot)).toBeNull();
    happens(table, { do: 'pick', seat: 0, hero: 'medusa' });
    happens(table, { do: 'pick', seat: 1, hero: 'alice' });
    const setup = { board: 'marmoreal', heroes: ['medusa', 'alice'], mode: 'duel', options: { mulligan: true }, rules: RULES };
    expect(followUp(table, 0, lot)).toEqual({ do: 'start', seed: 'f'.repeat(32), setup });
  });
  it('is a computer player choosing a hero, after all people', () => {
    const table = choosing({}, [COMPUTER, OPEN]);
    expect(followUp(table, 0, lot)).toBeNull();
    const [first, second] = knownHeroes();
    happens(table, { do: 'pick', seat: 1, hero: first.id });
    expect(followUp(table, 0, lot)).toEqual({ do: 'pick', seat: 0, hero: second.id });
    expect(followUp(table, 0, { ...lot, random: () => 0.999 })).toEqual({ do: 'pick', seat: 0, hero: knownHeroes().at(-1)!.id });
    expect(followUp(choosing({ heroes: 'draft', bans: 1 }, [COMPUTER, OPEN]), 0, lot)).toMatchObject({ do: 'ban', seat: 0 });
    expect(followUp(choosing({ heroes: 'draft', bans: 1 }, [OPEN, COMPUTER]), 0, lot)).toBeNull();
  });
  it('is nothing while seats are open', () => expect(followUp(gathering({ heroes: 'random' }), 0, lot)).toBeNull());
  it('is lost time taken after the grace', () => {
    const table = playing(TURN);
    expect(followUp(table, 30_000 + GRACE - 1, lot)).toBeNull();
    expect(followUp(table, 30_000 + GRACE, lot)).toEqual({ do: 'concede', seat: askedSeat(table), because: 'time' });
  });
});
