import type { Refusal } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { COMPUTER, choosing, decided, gathering, happens, OPEN, over, playing, why } from '../test/tables.ts';

type Case = [string, () => Table, Parameters<typeof decided>[1], object, string, Refusal];
const reserved = (who: string | null) => () => gathering({ isPublic: true }, [OPEN, { kind: 'reserved', for: who }]);
const draft = (): Table => choosing({ heroes: 'draft', bans: 1 });
/** One sits there, another seat is free. */
const half = (options: Parameters<typeof gathering>[0] = {}): Table => {
  const table = gathering(options);
  happens(table, { do: 'sit', seat: 0, player: 'a' });
  return table;
};
const banned = (...heroes: string[]): Table => {
  const table = draft();
  for (const [seat, hero] of heroes.entries()) happens(table, { do: 'ban', seat, hero });
  return table;
};

describe('is refused', () => {
  it.each<Case>([
    ['a seat that is not there', gathering, 'sit', { seat: 2, invite: 'secret' }, 'b', 'noSeat'],
    ['a seat in a game', playing, 'sit', { seat: 1, invite: 'secret' }, 'c', 'notNow'],
    ['a seat after a game', over, 'sit', { seat: 1, invite: 'secret' }, 'c', 'notNow'],
    ['a seat that another has', () => half({ isPublic: true }), 'sit', { seat: 0 }, 'b', 'seatTaken'],
    ['another free seat', () => half({ isPublic: true }), 'sit', { seat: 1 }, 'a', 'busy'],
    ['a second seat', () => choosing({}, [OPEN, OPEN]), 'sit', { seat: 1, invite: 'secret' }, 'a', 'busy'],
    ['a taken seat', () => gathering({}, [COMPUTER, OPEN]), 'sit', { seat: 0, invite: 'secret' }, 'b', 'seatTaken'],
    ['a seat at a private table', gathering, 'sit', { seat: 1 }, 'b', 'needsInvite'],
    ['a seat with a wrong link', gathering, 'sit', { seat: 1, invite: 'guessed' }, 'b', 'needsInvite'],
    ['a reserved seat without the link', reserved(null), 'sit', { seat: 1 }, 'b', 'needsInvite'],
    ['a seat reserved for another, without the link', reserved('c'), 'sit', { seat: 1 }, 'b', 'needsInvite'],
    ['a seat reserved for another, with the link too', reserved('c'), 'sit', { seat: 1, invite: 'secret' }, 'b', 'seatTaken'],
    ['standing up without a seat', gathering, 'stand', {}, 'b', 'notYours'],
    ['standing up in a game', playing, 'stand', {}, 'b', 'notNow'],
    ['giving up a game as its host', playing, 'stand', {}, 'a', 'notNow'],
    ['a computer player by a guest', choosing, 'computer', { seat: 1, level: 'easy' }, 'b', 'notHost'],
    ['a computer player nowhere', gathering, 'computer', { seat: 2, level: 'easy' }, 'a', 'noSeat'],
    ['a computer player in a game', playing, 'computer', { seat: 1, level: 'easy' }, 'a', 'notNow'],
    ['a computer player on somebody', choosing, 'computer', { seat: 1, level: 'easy' }, 'a', 'seatTaken'],
    ['a ban by a stranger', draft, 'ban', { hero: 'medusa' }, 'c', 'notYours'],
    ['a ban outside of a draft', choosing, 'ban', { hero: 'medusa' }, 'a', 'notNow'],
    ['a ban before all sit', () => half({ heroes: 'draft', bans: 1 }), 'ban', { hero: 'medusa' }, 'a', 'notNow'],
    ['a ban in a game', () => ({ ...draft(), phase: 'playing' }), 'ban', { hero: 'medusa' }, 'a', 'notNow'],
    ['a second ban out of turn', () => banned('medusa'), 'ban', { hero: 'alice' }, 'a', 'notYourTurn'],
    ['a ban of who is banned', () => banned('medusa'), 'ban', { hero: 'medusa' }, 'b', 'noHero'],
    ['a ban after all bans', () => banned('medusa', 'alice'), 'ban', { hero: 'sinbad' }, 'a', 'notNow'],
    ['a ban out of turn', draft, 'ban', { hero: 'medusa' }, 'b', 'notYourTurn'],
    ['a ban of nobody', draft, 'ban', { hero: 'nobody' }, 'a', 'noHero'],
    ['a pick by a stranger', choosing, 'pick', { hero: 'medusa' }, 'c', 'notYours'],
    ['a pick in a game', playing, 'pick', { hero: 'medusa' }, 'a', 'notNow'],
    ['a pick where the lot decides', () => choosing({ heroes: 'random' }), 'pick', { hero: 'medusa' }, 'a', 'notNow'],
    ['a pick in a draft before all sit', () => half({ heroes: 'draft', bans: 0 }), 'pick', { hero: 'medusa' }, 'a', 'notNow'],
    ['a pick before the bans', draft, 'pick', { hero: 'medusa' }, 'a', 'notNow'],
    ['a pick out of turn', () => choosing({ heroes: 'draft' }), 'pick', { hero: 'medusa' }, 'b', 'notYourTurn'],
    ['a hero that is none', choosing, 'pick', { hero: 'nobody' }, 'a', 'noHero'],
    [
      'a hero that another has',
      () => {
        const table = choosing();
        happens(table, { do: 'pick', seat: 1, hero: 'medusa' });
        return table;
      },
      'pick',
      { hero: 'medusa' },
      'a',
      'heroTaken',
    ],
  ])('%s', (_, table, command, asks, player, refusal) => expect(why(() => decided(table(), command, asks, player))).toBe(refusal));
});

describe('may happen', () => {
  it.each([
    ['a seat with the link', gathering, { seat: 1, invite: 'secret' }],
    ['a seat at a public table', () => gathering({ isPublic: true }), { seat: 1 }],
    ['a seat that is reserved for somebody', reserved('b'), { seat: 1 }],
    ['a seat while heroes are chosen', () => ({ ...gathering(), phase: 'choosing' as const }), { seat: 1, invite: 'secret' }],
    ['a seat reserved for whoever has the link', reserved(null), { seat: 1, invite: 'secret' }],
  ] as const)('%s', (_, table, asks) => expect(decided(table(), 'sit', asks, 'b')).toEqual({ do: 'sit', seat: 1, player: 'b' }));

  it('standing up; the table is given up without its host', () => {
    expect(decided(choosing(), 'stand', {}, 'b')).toEqual([{ do: 'stand', seat: 1 }]);
    for (const table of [choosing(), gathering()]) expect(decided(table, 'stand', {}, 'a')).toEqual({ do: 'abandon' });
  });
  it('a computer player on a free seat, and its leaving', () => {
    expect(decided(gathering(), 'computer', { seat: 1, level: 'easy' }, 'a')).toEqual({
      do: 'offer',
      seat: 1,
      as: { kind: 'computer', level: 'easy' },
    });
    expect(decided(gathering({}, [OPEN, COMPUTER]), 'computer', { seat: 1, level: null }, 'a')).toEqual({ do: 'offer', seat: 1, as: OPEN });
  });
  it('a ban and a pick in turn, and another pick', () => {
    expect(decided(draft(), 'ban', { hero: 'medusa' }, 'a')).toEqual({ do: 'ban', seat: 0, hero: 'medusa' });
    expect(decided(banned('medusa'), 'ban', { hero: 'alice' }, 'b')).toEqual({ do: 'ban', seat: 1, hero: 'alice' });
    expect(decided(choosing({ heroes: 'draft' }), 'pick', { hero: 'medusa' }, 'a')).toEqual({ do: 'pick', seat: 0, hero: 'medusa' });
    expect(decided(half(), 'pick', { hero: 'medusa' }, 'a')).toEqual({ do: 'pick', seat: 0, hero: 'medusa' });
    const table = choosing();
    happens(table, { do: 'pick', seat: 0, hero: 'medusa' });
    for (const hero of ['medusa', 'alice']) expect(decided(table, 'pick', { hero }, 'a')).toEqual({ do: 'pick', seat: 0, hero });
  });
});
