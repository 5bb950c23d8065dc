import type { Setup } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat, type Table } from '../table.ts';
import { DUEL, happens, novice, person, playOn, playUntil, together } from '../test/tables.ts';
import { curtainAt, eyesAt, facingNow, NOBODY } from './curtain.ts';
import { playersOf } from './players.ts';
import { handTo, newScreen, rewind, shownOn } from './screen.ts';

const TEAMS: Setup = { ...DUEL, heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'], mode: 'teams' };
const over = (table: Table): Table => {
  happens(table, { do: 'concede', seat: 0, because: 'own' });
  return table;
};

describe('the curtain', () => {
  it('is drawn before whoever is asked and has not got the device', () => {
    const { table } = together([person, person]);
    const seat = askedSeat(table);
    expect([NOBODY, 1 - seat, seat].map((facing) => curtainAt(table, facing))).toEqual([seat, seat, null]);
    expect([NOBODY, 1 - seat, seat].map((facing) => eyesAt(table, facing))).toEqual(['spectator', 'spectator', seat]);
  });
  it('hides nothing from whoever plays alone, nor once the game is over', () => {
    const { table } = together([person, novice]);
    expect([curtainAt(table, NOBODY), eyesAt(table, NOBODY)]).toEqual([null, 0]);
    const ended = over(together([person, person]).table);
    expect([curtainAt(ended, NOBODY), eyesAt(ended, NOBODY)]).toEqual([null, 'all']);
    expect(eyesAt(together([novice, novice]).table, NOBODY)).toBe('all');
  });
  it('waits for the first person while a computer player is asked and nobody has the device', () => {
    const { table } = together([person, novice, person, novice], TEAMS);
    playUntil(table, () => askedSeat(table) % 2 === 1);
    expect([NOBODY, 2].map((facing) => curtainAt(table, facing))).toEqual([0, null]);
    expect(eyesAt(table, 2)).toBe(2);
  });
  it('opens by itself between allies, and not between opponents', () => {
    const { table } = together([person, person, person, person], TEAMS);
    const next = askedSeat(table);
    expect(facingNow(table, (next + 2) % 4)).toBe(next);
    expect(facingNow(table, (next + 1) % 4)).toBe((next + 1) % 4);
    expect(facingNow(table, NOBODY)).toBe(NOBODY);
  });
  it('stays as it is where a computer player is asked, or one person plays', () => {
    expect(facingNow(together([person, novice]).table, NOBODY)).toBe(NOBODY);
    const { table } = together([person, novice, person, novice], TEAMS);
    playUntil(table, () => askedSeat(table) % 2 === 1);
    expect(facingNow(table, 2)).toBe(2);
  });
});

describe('the screen', () => {
  const seats = [person, person];
  it('is told all at first, then what is new', () => {
    const { table, heard } = together([person, novice]);
    const screen = newScreen(heard);
    const first = shownOn(table, screen, seats);
    expect(first).toMatchObject({ isWhole: true, news: 0, curtain: null, undo: null, redo: false, view: { eyes: 0 } });
    screen.heard.push(...playOn(table, 1));
    const next = shownOn(table, screen, seats);
    expect(next.isWhole).toBe(false);
    expect(next.news).toBe(next.told.length);
    expect(next.news).toBeGreaterThan(0);
    expect(shownOn(table, screen, seats)).toMatchObject({ isWhole: false, told: [], news: 0 });
  });
  it('is told all anew through other eyes, and nothing of it is news', () => {
    const { table, heard } = together([person, person]);
    const screen = newScreen(heard);
    const seat = askedSeat(table);
    expect(shownOn(table, screen, seats)).toMatchObject({ curtain: seat, answers: [], view: { eyes: 'spectator' } });
    handTo(screen, seat);
    const faced = shownOn(table, screen, seats);
    expect(faced).toMatchObject({ curtain: null, isWhole: true, news: 0, view: { eyes: seat } });
    expect(faced.answers.length).toBeGreaterThan(0);
  });
  it('tells as no news to whoever takes the device what has happened until then', () => {
    const { table, heard } = together([person, person]);
    const screen = newScreen(heard);
    const seat = askedSeat(table);
    handTo(screen, seat);
    screen.heard.push(...playOn(table, 1));
    handTo(screen, askedSeat(table));
    expect(shownOn(table, screen, seats).news).toBe(0);
  });
  it('goes back with the game, in the hands of whoever is asked again', () => {
    const { table, heard } = together([person, person]);
    const screen = newScreen(heard);
    const { length } = heard;
    screen.heard.push(...playOn(table, 3));
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 0, free: true });
    rewind(table, screen);
    expect(screen).toMatchObject({ told: length, toldBy: null, facing: askedSeat(table) });
    expect(screen.heard).toHaveLength(length);
    expect(shownOn(table, screen, seats)).toMatchObject({ curtain: null, redo: true, undo: null });
  });
  it('stays with whoever plays alone', () => {
    const { table, heard } = together([person, novice]);
    const screen = newScreen(heard);
    rewind(table, screen);
    expect(screen.facing).toBe(NOBODY);
  });
});

describe('computer players', () => {
  it('sit where there is no person', () => {
    const { table } = together([person, novice]);
    expect(playersOf(table).map((each) => each !== null)).toEqual([false, true]);
  });
});
