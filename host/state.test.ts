import { describe, expect, it } from 'vitest';
import { type Around, isThere, stateFor } from './state.ts';
import { askedSeat, hasResult, type Table } from './table.ts';
import { COMPUTER, choosing, gathering, happens, OPEN, over, PEOPLE, people, playing, playOn } from './test/tables.ts';

const around: Around = {
  card: (id) => ({ id, name: id, emblem: 'medusa' }),
  rating: (player) => (player === 'a' ? { points: 1600, isProvisional: false } : null),
  isHere: (player) => player === 'a',
  watchers: 3,
  ratings: [],
  leastTime: 60_000,
  rematch: null,
  now: 30_000,
};
const state = (table: Table, player: string | null) => stateFor(table, player, around);

describe('the state of a table', () => {
  it('says who sits there, who is there, and where whoever asks sits', () => {
    const table = choosing({}, [OPEN, OPEN, COMPUTER]);
    const { seats, mine, watchers } = state(table, 'b');
    expect(seats.map(({ isHere }) => isHere)).toEqual([true, false, true]);
    expect(seats[1].sitting).toEqual({ kind: 'person', player: { id: 'b', name: 'b', emblem: 'medusa' } });
    expect([mine, watchers]).toEqual([[1], 3]);
    expect([state(table, 'z').mine, state(table, null).mine]).toEqual([[], []]);
    expect(isThere(OPEN, () => true)).toBe(false);
  });
  it('has all of it before the game', () => {
    const table = choosing({}, [OPEN, COMPUTER]);
    expect(state(table, 'a')).toEqual({
      id: 't',
      length: 2,
      phase: 'choosing',
      options: table.options,
      host: 'a',
      mine: [0],
      seats: [
        { sitting: { kind: 'person', player: around.card('a') }, rating: around.rating('a'), isHere: true, hero: null, bans: [] },
        { sitting: COMPUTER, rating: null, isHere: true, hero: null, bans: [] },
      ],
      choosing: { seats: [0, 1], what: 'pick', until: null },
      board: null,
      invite: 'secret',
      clock: null,
      standing: [{ seat: 0, answers: [], given: [] }],
      takeBack: null,
      draw: null,
      paused: { takeBack: null, draw: null },
      claimable: [],
      ended: null,
      rematch: null,
      watchers: 3,
    });
  });
  it('gives the link to those who sit, and to the host', () => {
    const table = gathering();
    expect(['a', 'b', null].map((player) => state(table, player).invite)).toEqual(['secret', null, null]);
    expect(state(choosing(), 'b').invite).toBe('secret');
    expect(state({ ...choosing(), host: 'z' }, 'a').invite).toBe('secret');
  });
  it('hides blind choices from the others until the game begins', () => {
    const table = choosing({ heroes: 'blind' });
    happens(table, { do: 'pick', seat: 0, hero: 'medusa' });
    const heroes = (player: string | null) => state(table, player).seats.map(({ hero }) => hero);
    expect([heroes('a'), heroes('b'), heroes(null)]).toEqual([
      ['medusa', null],
      ['hidden', null],
      ['hidden', null],
    ]);
    const open = choosing();
    happens(open, { do: 'pick', seat: 0, hero: 'medusa' });
    expect(state(open, 'b').seats[0].hero).toBe('medusa');
    expect(state(playing({ heroes: 'blind' }), null).seats.map(({ hero }) => hero)).toEqual(['medusa', 'alice']);
  });
  it('says whose turn it is to choose, before the game', () => {
    expect(state(choosing(), 'a').choosing).toEqual({ seats: [0, 1], what: 'pick', until: null });
    expect(state(choosing({ clock: { kind: 'turn', seconds: 30 } }), 'a').choosing).toEqual({ seats: [0, 1], what: 'pick', until: 90_000 });
    expect(state(gathering(), 'a').choosing).toEqual({ seats: [0, 1], what: 'pick', until: null });
    expect(state(playing(), 'a').choosing).toBeNull();
  });
  it('says to whom lost time can be claimed', () => {
    const table = playing({ clock: { kind: 'turn', seconds: 30 } });
    const late = askedSeat(table);
    expect(state(table, PEOPLE[1 - late]).claimable).toEqual([late]);
    expect(state(table, PEOPLE[late]).claimable).toEqual([]);
    expect(state(table, null).claimable).toEqual([]);
    expect(stateFor(table, PEOPLE[1 - late], { ...around, now: 29_999 }).claimable).toEqual([]);
  });
  it('lets no ally claim', () => {
    const table = playing({ clock: { kind: 'turn', seconds: 30 }, mode: 'teams' }, people(4));
    const late = askedSeat(table);
    expect([1, 2].map((by) => state(table, PEOPLE[(late + by) % 4]).claimable)).toEqual([[late], []]);
  });
  it('has the clock of people', () => {
    const table = playing({ clock: { kind: 'turn', seconds: 30 } }, [OPEN, COMPUTER]);
    expect(state(table, null).clock).toMatchObject({ left: [30_000, null], at: 0, now: 30_000 });
  });
  it('has what was proposed', () => {
    const table = playing();
    playOn(table, 1);
    happens(table, { do: 'draw', seat: 1, say: 'ask' });
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 0 });
    expect(state(table, null)).toMatchObject({ draw: { by: 1, agreed: [1] }, takeBack: { by: 0, agreed: [0] } });
  });
  it('tells who has asked that they were refused, and nobody else', () => {
    const table = playing();
    happens(table, { do: 'draw', seat: 0, say: 'ask' }, 1);
    happens(table, { do: 'draw', seat: 1, say: 'refuse' }, 1);
    const pause = { by: 1, answers: 12, until: 300_001 };
    expect(state(table, 'a').paused).toEqual({ takeBack: null, draw: pause });
    expect(state(table, 'b').paused).toEqual({ takeBack: null, draw: null });
    expect(state(table, null).paused).toBeNull();
    expect(stateFor(table, 'a', { ...around, now: 300_001 }).paused?.draw).toBeNull();
  });
  it('says how it ended', () => {
    const table = playing();
    expect(state(table, 'a')).toMatchObject({ phase: 'playing', board: 'marmoreal', ended: null });
    happens(table, { do: 'concede', seat: 0, because: 'own' });
    expect(state(table, 'a').ended).toEqual({ how: 'won', winners: [1], ratings: [], isTooShort: false });
    const rated = over({ rated: true });
    expect(state(rated, 'a').ended).toMatchObject({ isTooShort: true });
    const ratings = [{ seat: 0, before: 1500, after: 1490 }];
    expect(stateFor(table, null, { ...around, ratings, rematch: 'next' })).toMatchObject({ ended: { ratings }, rematch: 'next' });
    expect(hasResult(table)).toBe(true);
  });
  it('has no result where it was given up, or never began', () => {
    const [given, never] = [playing(), gathering()];
    for (const table of [given, never]) happens(table, { do: 'abandon' });
    expect([given, never, playing()].map(hasResult)).toEqual([false, false, false]);
    expect(state(never, 'a').board).toBeNull();
  });
});
