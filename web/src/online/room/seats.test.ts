import { FRIENDLY_DUEL, type SeatState, type TableState } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import { tableState } from '../pretended-connection.ts';
import { texts as english } from '../texts/en.ts';

vi.mock('../texts.ts', () => ({ online: () => english }));
vi.mock('../../texts/texts.ts', () => ({
  named: (_: string, id: string) => id,
  texts: () => ({ start: { seat: (number: number) => `Seat ${number}`, levels: { easy: 'Easy' } } }),
}));
vi.mock('../me.ts', () => ({}));
const { chooses, doingAt, heroRefused, mayHoldToo, seatsFor, tidings, toChoose, waitsFor } = await import('./seats.ts');

const place = (sitting: SeatState['sitting'], part: Partial<SeatState> = {}): SeatState => ({
  sitting,
  rating: null,
  isHere: sitting.kind === 'person',
  hero: null,
  bans: [],
  ...part,
});
const person = (name: string, part?: Partial<SeatState>): SeatState =>
  place({ kind: 'person', player: { id: name, name, emblem: 'alice' } }, part);
const open = place({ kind: 'open' });
const reserved = (player: string | null): SeatState => place({ kind: 'reserved', for: player });

const table = (seats: SeatState[], part: Partial<TableState> = {}, options: Partial<TableState['options']> = {}): TableState =>
  tableState({
    length: 1,
    phase: seats.every(({ sitting }) => sitting.kind === 'person' || sitting.kind === 'computer') ? 'choosing' : 'gathering',
    options: { ...FRIENDLY_DUEL, seats: seats.length, ...options },
    host: 'Ann',
    mine: [],
    seats,
    choosing: { seats: seats.flatMap(({ hero }, seat) => (hero === null ? [seat] : [])), what: 'pick', until: null },
    board: null,
    ...part,
  });

describe('a free seat', () => {
  it('of a private table is for those with the link', () => {
    expect(seatsFor(table([person('Ann'), reserved(null)]), 'Bob', false)).toEqual([]);
    expect(seatsFor(table([person('Ann'), reserved(null)]), 'Bob', true)).toEqual([1]);
  });
  it('of a public table is for anybody, but not if it is reserved', () => {
    expect(seatsFor(table([person('Ann'), reserved(null), open], {}, { isPublic: true }), 'Bob', false)).toEqual([2]);
  });
  it('that was kept for the player comes first', () => {
    expect(seatsFor(table([open, reserved('Eve'), reserved('Bob')], {}, { isPublic: true }), 'Bob', false)).toEqual([2, 0]);
  });
});

describe('the other seat of a side', () => {
  const teams = (mine: number[], seats: SeatState[]) => table(seats, { mine, invite: 'link' }, { mode: 'teams' });
  const free = [open, open, reserved(null), open];
  it('may be held too by whoever sits at the one, while it is free', () => {
    const state = teams([0], [person('Ann'), ...free.slice(1)]);
    expect([0, 1, 2, 3].map((seat) => mayHoldToo(state, 'Ann', seat))).toEqual([false, false, true, false]);
    expect(mayHoldToo(teams([0], [person('Ann'), open, person('Bob'), open]), 'Ann', 2)).toBe(false);
  });
  it('is for nobody who does not sit yet, nor where there are no sides', () => {
    expect(free.some((_, seat) => mayHoldToo(teams([], free), 'Eve', seat))).toBe(false);
    const alone = table([person('Ann'), ...free.slice(1)], { mine: [0], invite: 'link' }, { mode: 'freeForAll' });
    expect(free.some((_, seat) => mayHoldToo(alone, 'Ann', seat))).toBe(false);
  });
  it('has its hero chosen after the first', () => {
    const state = (one: string | null, two: string | null) =>
      teams([1, 3], [open, person('Ann', { hero: one }), open, person('Ann', { hero: two })]);
    expect([
      toChoose(state(null, null)),
      toChoose(state('alice', null)),
      toChoose(state(null, 'alice')),
      toChoose(state('alice', 'medusa')),
    ]).toEqual([1, 3, 1, 1]);
    expect([waitsFor(state('alice', null)), waitsFor(state('alice', 'medusa'))]).toEqual([
      'Choose your hero',
      'Waiting for 2 more players',
    ]);
  });
});

describe('heroes', () => {
  const taken = [person('Ann', { hero: 'medusa' }), person('Bob')];
  it('are chosen once, unless nobody sees it or the rules allow it', () => {
    expect(heroRefused(table(taken), 1, 'medusa')).toBe('Taken by Ann');
    expect(heroRefused(table(taken), 0, 'medusa')).toBeUndefined();
    expect(heroRefused(table(taken, {}, { heroes: 'blind' }), 1, 'medusa')).toBeUndefined();
    expect(heroRefused(table(taken, {}, { rules: { mirrorMatch: true } }), 1, 'medusa')).toBeUndefined();
  });
  it('that are banned cannot be chosen', () => {
    expect(heroRefused(table([person('Ann', { bans: ['alice'] }), person('Bob')], {}, { heroes: 'draft' }), 0, 'alice')).toBe('Banned');
  });
  it('are drafted in turn, once everyone sits', () => {
    const draft = { heroes: 'draft' } as const;
    const turn = { seats: [0], what: 'ban' as const, until: null };
    expect(chooses(table([person('Ann'), open], { mine: [0], choosing: turn }, draft), 0)).toBeNull();
    expect(chooses(table([person('Ann'), person('Bob')], { mine: [0], choosing: turn }, draft), 0)).toBe('ban');
    expect(chooses(table([person('Ann'), person('Bob')], { mine: [1], choosing: turn }, draft), 1)).toBeNull();
  });
});

describe('what is said of the table', () => {
  it('is what it waits for', () => {
    expect(waitsFor(table([person('Ann'), open], { mine: [0] }))).toBe('Choose your hero');
    expect(waitsFor(table([person('Ann', { hero: 'alice' }), open], { mine: [0] }))).toBe('Waiting for 1 more player');
    expect(waitsFor(table([person('Ann', { hero: 'alice' }), person('Bob')], { mine: [0] }))).toBe('Waiting for the choice of Bob');
  });
  it('is what everybody does', () => {
    const state = table([person('Ann', { hero: 'hidden' }), person('Bob'), open]);
    expect([0, 1, 2].map((seat) => doingAt(state, seat))).toEqual(['has chosen', 'is choosing…', '']);
  });
  it('is what has happened, but not what the player has done', () => {
    const before = table([person('Ann'), open], { mine: [0] });
    const now = table([person('Ann', { hero: 'alice' }), person('Bob')], { mine: [0] });
    expect(tidings(before, now)).toEqual(['Bob has sat down.']);
    expect(tidings(now, before)).toEqual(['Bob has left.']);
    expect(tidings(now, table([now.seats[0], person('Bob', { hero: 'hidden' })], { mine: [0] }))).toEqual(['Bob has chosen a hero.']);
    expect(tidings(now, table([now.seats[0], person('Bob', { isHere: false })], { mine: [0] }))).toEqual(['Bob is away.']);
    expect(tidings(now, now)).toEqual([]);
  });
});
