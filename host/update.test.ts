import { choices } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat, type Table } from './table.ts';
import { COMPUTER, choosing, concedes, happens, OPEN, people, playing, playOn } from './test/tables.ts';
import { eyesOf, isClosedTo, mayWatchAll, sittingsOf, updateFor } from './update.ts';

const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
const played = (answers = 6): Table => {
  const table = playing();
  playOn(table, answers);
  return table;
};

describe('an update', () => {
  it('offers to take back to those who have answered, where it is not rated', () => {
    const undo = (table: Table, by: number | 'spectator') => updateFor(table, by, [], true, seats).undo;
    expect(undo(playing(), 0)).toBeNull();
    const first = played(1);
    expect([0, 1].map((by) => undo(first, by))).toEqual([0, 1].map((by) => (by === first.answeredBy[0] ? 'ask' : null)));
    expect([0, 'spectator' as const].map((by) => undo(played(), by))).toEqual(['ask', null]);
    const rated = playing({ rated: true });
    playOn(rated, 6);
    expect(undo(rated, 0)).toBeNull();
    const over = played();
    happens(over, { do: 'abandon' });
    expect(undo(over, 0)).toBeNull();
  });
  it('has what these eyes see and have heard', () => {
    const table = playing();
    const seat = askedSeat(table);
    const heard = [1, 2].map((sees) => ({ event: { kind: 'turn', seat: sees } as never, sees, seq: 3 + sees }));
    const update = updateFor(table, seat, heard, false, seats);
    expect(update).toMatchObject({ id: 't', length: 0, isWhole: false, news: 1, curtain: null, undo: null, redo: false, seats });
    expect(update.told).toEqual([{ event: heard[seat].event, seq: heard[seat].seq }]);
    expect(update.answers).toEqual(choices(table.game!));
    expect(updateFor(table, 1 - seat, heard, false, seats).answers).toEqual([]);
    expect(updateFor(table, 0, heard, true, seats)).toMatchObject({ isWhole: true, news: 0 });
  });
  it('names who sits where', () => {
    const card = (id: string) => ({ id, name: id.toUpperCase(), emblem: 'medusa' });
    expect(sittingsOf(playing({}, [OPEN, COMPUTER]), card)).toEqual([
      { kind: 'person', name: 'A', player: 'a', emblem: 'medusa' },
      COMPUTER,
    ]);
    expect(sittingsOf(choosing({}, [{ kind: 'reserved', for: null }, COMPUTER]), card)[0]).toEqual({ kind: 'person' });
  });
});

describe('a player looks', () => {
  it('through the eyes of the own seat, until the game is over', () => {
    const table = played();
    expect(['a', 'b', 'z', null].map((player) => eyesOf(table, player))).toEqual([0, 1, 'spectator', 'spectator']);
    happens(table, { do: 'abandon' });
    expect(['a', 'z', null].map((player) => eyesOf(table, player))).toEqual(['all', 'all', 'all']);
  });
  it('at no game that nobody may watch', () => {
    const table = playing({ watching: 'nobody' });
    expect(['a', 'z', null].map((player) => isClosedTo(table, player))).toEqual([false, true, true]);
    for (const player of ['z', null]) expect(isClosedTo(playing(), player)).toBe(false);
    expect(isClosedTo(choosing({ watching: 'nobody' }), 'z')).toBe(false);
    happens(table, { do: 'abandon' });
    expect(isClosedTo(table, null)).toBe(false);
  });
  it('at every hand some minutes later, from outside or being out without an ally', () => {
    const table = playing({ watching: 'delayed' }, people(3));
    expect(['z', 'c'].map((player) => mayWatchAll(table, player))).toEqual([true, false]);
    concedes(table, 2);
    expect(mayWatchAll(table, 'c')).toBe(true);
    const teams = playing({ watching: 'delayed', mode: 'teams' }, people(4));
    concedes(teams, 2);
    expect(mayWatchAll(teams, 'c')).toBe(false);
    const unseen = playing({}, people(3));
    concedes(unseen, 2);
    expect(mayWatchAll(unseen, 'c')).toBe(false);
    expect(mayWatchAll(choosing({ watching: 'delayed' }), 'a')).toBe(false);
    expect(mayWatchAll(playing(), 'z')).toBe(false);
    const over = playing();
    happens(over, { do: 'abandon' });
    expect(mayWatchAll(over, 'a')).toBe(true);
  });
});
