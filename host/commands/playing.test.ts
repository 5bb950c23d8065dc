import { choices, concession } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat, type Table } from '../table.ts';
import { COMPUTER, choosing, concedes, decided, happens, OPEN, over, PEOPLE, people, playing, playOn, why } from '../test/tables.ts';

const asked = (table: Table): string => PEOPLE[askedSeat(table)];
const other = (table: Table): string => PEOPLE[1 - askedSeat(table)];
const right = (table: Table) => ({ at: table.askedAt, choice: choices(table.game!)[0] });
const refused = (...given: Parameters<typeof decided>): unknown => why(() => decided(...given));
/** Three people, of whom the last is out. */
const left = (): Table => {
  const table = playing({}, people(3));
  concedes(table, 2);
  return table;
};

describe('an answer', () => {
  it('is for whoever is asked', () => {
    const table = playing();
    const { choice } = right(table);
    expect(decided(table, 'answer', right(table), asked(table))).toEqual({ do: 'answer', seat: askedSeat(table), choice });
    expect(refused(table, 'answer', right(table), other(table))).toBe('notYourTurn');
    expect(refused(table, 'answer', right(table), 'd')).toBe('notYours');
  });
  it('is to the question that is put, and one of its choices', () => {
    const table = playing();
    expect(refused(table, 'answer', { ...right(table), at: table.askedAt - 1 }, asked(table))).toBe('stale');
    expect(refused(table, 'answer', { ...right(table), choice: concession(0) }, asked(table))).toBe('illegal');
  });
  it('is refused as stale before anybody looks at what it says', () =>
    expect(refused(playing(), 'answer', { at: 1, choice: concession(0) }, 'b')).toBe('stale'));
  it('is for those who play, in a game', () => {
    const table = left();
    expect(refused(table, 'answer', { at: table.askedAt, choice: 0 }, 'c')).toBe('notNow');
    for (const none of [choosing(), over()]) expect(refused(none, 'answer', { at: none.askedAt, choice: 0 }, 'a')).toBe('notNow');
  });
});

describe('a concession', () => {
  it('is for those who play, at any time', () => {
    const table = left();
    for (const seat of [0, 1]) expect(decided(table, 'concede', {}, PEOPLE[seat])).toEqual([{ do: 'concede', seat, because: 'own' }]);
    expect(refused(table, 'concede', {}, 'c')).toBe('notNow');
    expect(refused(table, 'concede', {}, 'd')).toBe('notYours');
    expect(refused(choosing(), 'concede', {}, 'a')).toBe('notNow');
  });
});

describe('taking back', () => {
  it('goes to the last decision of whoever asked, whoever speaks', () => {
    const table = playing();
    playOn(table, 4);
    const to = table.answeredBy.lastIndexOf(0);
    expect(decided(table, 'takeBack', { say: 'ask' }, 'a')).toEqual({ do: 'takeBack', seat: 0, say: 'ask', to });
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to });
    expect(decided(table, 'takeBack', { say: 'agree' }, 'b')).toEqual({ do: 'takeBack', seat: 1, say: 'agree', to });
    expect(decided(table, 'takeBack', { say: 'refuse' }, 'b')).toEqual({ do: 'takeBack', seat: 1, say: 'refuse', to });
    expect(refused(table, 'takeBack', { say: 'ask' }, 'b')).toBe('notNow');
  });
  it('is refused where there is nothing to take back or to agree to, and in rated games', () => {
    expect(refused(playing(), 'takeBack', { say: 'ask' }, 'a')).toBe('notNow');
    const asked = playing();
    playOn(asked, 4);
    for (const say of ['agree', 'refuse']) expect(refused(asked, 'takeBack', { say }, 'a')).toBe('notNow');
    expect(refused(asked, 'takeBack', { say: 'ask' }, 'c')).toBe('notYours');
    const rated = playing({ rated: true });
    playOn(rated, 4);
    expect(refused(rated, 'takeBack', { say: 'ask' }, 'a')).toBe('ratedGame');
  });
});

describe('a draw', () => {
  it('is offered once, and agreed to where it was offered', () => {
    const table = playing({ rated: true });
    for (const say of ['agree', 'refuse']) expect(refused(table, 'draw', { say }, 'b')).toBe('notNow');
    expect(decided(table, 'draw', { say: 'ask' }, 'a')).toEqual({ do: 'draw', seat: 0, say: 'ask' });
    happens(table, { do: 'draw', seat: 0, say: 'ask' });
    expect(refused(table, 'draw', { say: 'ask' }, 'b')).toBe('notNow');
    expect(decided(table, 'draw', { say: 'refuse' }, 'b')).toEqual({ do: 'draw', seat: 1, say: 'refuse' });
  });
  it('is for those who play', () => {
    expect(refused(playing(), 'draw', { say: 'ask' }, 'c')).toBe('notYours');
    expect(refused(over(), 'draw', { say: 'ask' }, 'a')).toBe('notNow');
  });
  it('saves no rating from computer players', () => {
    expect(refused(playing({ rated: true }, [OPEN, COMPUTER]), 'draw', { say: 'ask' }, 'a')).toBe('ratedGame');
    expect(decided(playing({}, [OPEN, COMPUTER]), 'draw', { say: 'ask' }, 'a')).toMatchObject({ do: 'draw' });
  });
});

describe('lost time', () => {
  const TURN = { clock: { kind: 'turn', seconds: 30 } } as const;
  it('is claimed by the others once it is up', () => {
    const table = playing(TURN);
    expect(refused(table, 'claim', {}, other(table), 29_999)).toBe('notNow');
    expect(refused(table, 'claim', {}, asked(table), 30_000)).toBe('notNow');
    expect(refused(table, 'claim', {}, 'c', 30_000)).toBe('notYours');
    expect(decided(table, 'claim', {}, other(table), 30_000)).toEqual({ do: 'concede', seat: askedSeat(table), because: 'time' });
  });
  it('is not claimed by allies', () => {
    const table = playing({ ...TURN, mode: 'teams' }, people(4));
    const ally = (askedSeat(table) + 2) % 4;
    expect(refused(table, 'claim', {}, PEOPLE[ally], 30_000)).toBe('notNow');
    expect(decided(table, 'claim', {}, PEOPLE[(ally + 1) % 4], 30_000)).toMatchObject({ do: 'concede' });
  });
});
