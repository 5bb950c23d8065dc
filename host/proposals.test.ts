import type { Proposal } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import type { Happening, Say } from './entries.ts';
import { isAgreed, pauseOf, proposalAfter } from './proposals.ts';
import { askedSeat, type Table } from './table.ts';
import { COMPUTER, concedes, decided, happens, OPEN, people, person, playing, playOn, together, why } from './test/tables.ts';

describe('a proposal', () => {
  const table = playing();
  const after = (draw: Proposal | null, seat: number, say: Say): Proposal | null =>
    proposalAfter({ ...table, draw }, 'draw', { seat, say });
  const asked = after(null, 1, 'ask');
  it('is agreed to by whoever makes it', () => expect(asked).toEqual({ by: 1, agreed: [1] }));
  it('gathers those who agree, each once', () => {
    const two = after(asked, 0, 'agree');
    expect(two).toEqual({ by: 1, agreed: [1, 0] });
    expect(after(two, 0, 'agree')).toEqual(two);
  });
  it('ends with a refusal; nobody agrees to none', () => {
    expect(after(asked, 0, 'refuse')).toBeNull();
    expect(after(null, 0, 'agree')).toBeNull();
  });
  it('needs all people who still play', () => {
    const table = playing({}, people(3));
    expect(isAgreed(table, { by: 0, agreed: [0, 1] })).toBe(false);
    expect(isAgreed(table, { by: 0, agreed: [0, 1, 2] })).toBe(true);
    concedes(table, 2);
    expect(isAgreed(table, { by: 0, agreed: [0, 1] })).toBe(true);
    expect(isAgreed(playing({}, [OPEN, COMPUTER]), { by: 0, agreed: [0] })).toBe(true);
  });
  it('is as good as agreed to at one device', () => expect(isAgreed(together([person, person]).table, { by: 0, agreed: [0] })).toBe(true));
});

describe('whoever was not agreed with', () => {
  const MINUTE = 60_000;
  /** The first seat has asked for it, and the second has refused. */
  const refused = (what: 'takeBack' | 'draw', options = {}, by = 1) => {
    const table = playing(options);
    playOn(table, 4);
    happens(table, { do: what, seat: 0, say: 'ask', to: 0 } as Happening);
    happens(table, { do: what, seat: by, say: 'refuse', to: 0 } as Happening, 1000);
    return table;
  };
  const mayAsk = (table: Table, what: 'takeBack' | 'draw', player: string, now: number): unknown =>
    why(() => decided(table, what, { say: 'ask' }, player, now));

  it.each(['takeBack', 'draw'] as const)('asks for the same (%s) after so many answers or some minutes, by the log', (what) => {
    const table = refused(what);
    const until = 1000 + 5 * MINUTE;
    expect(pauseOf(table, what, 0, 1000)).toEqual({ by: 1, answers: 16, until });
    expect([mayAsk(table, what, 'a', until - 1), mayAsk(table, what, 'a', until)]).toEqual(['tooSoon', undefined]);
    playOn(table, 11);
    expect(mayAsk(table, what, 'a', 1000)).toBe('tooSoon');
    playOn(table, 1);
    expect(mayAsk(table, what, 'a', 1000)).toBeUndefined();
  });
  it('waits a day where days are counted', () => {
    const table = refused('draw', { clock: { kind: 'days', days: 3 } });
    expect([mayAsk(table, 'draw', 'a', 24 * 60 * MINUTE), mayAsk(table, 'draw', 'a', 24 * 60 * MINUTE + 1000)]).toEqual([
      'tooSoon',
      undefined,
    ]);
  });
  it('asks for something else, and others ask for the same', () => {
    const table = refused('draw');
    expect([mayAsk(table, 'takeBack', 'a', 1000), mayAsk(table, 'draw', 'b', 1000)]).toEqual([undefined, undefined]);
  });
  it('waits as well where they have changed their mind', () =>
    expect(pauseOf(refused('takeBack', {}, 0), 'takeBack', 0, 1000)).toMatchObject({ by: 0 }));
  it('has offered a draw that somebody answers past, or asked to go back where the game just went on', () => {
    const table = playing();
    playOn(table, 4);
    const seat = askedSeat(table);
    happens(table, { do: 'draw', seat: 1 - seat, say: 'ask' });
    happens(table, { do: 'takeBack', seat: 1 - seat, say: 'ask', to: 0 });
    playOn(table, 1);
    expect(table).toMatchObject({ draw: null, takeBack: null });
    expect(pauseOf(table, 'draw', 1 - seat, 0)).toMatchObject({ by: seat });
    expect(pauseOf(table, 'takeBack', 1 - seat, 0)).toBeNull();
  });
  it('does not wait where all have agreed', () => {
    const table = playing();
    playOn(table, 4);
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 3 });
    happens(table, { do: 'takeBack', seat: 1, say: 'agree', to: 3 });
    expect(table.answers).toHaveLength(3);
    expect(table.paused).toEqual({ takeBack: [null, null], draw: [null, null] });
  });
});
