/** One person who holds both seats of a side. */
import { choices, view } from '@peerless/engine';
import { areHintsAllowed, toldTo } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { dice, pickOf } from '../engine/test/playing.ts';
import { caughtUp } from './catching-up.ts';
import { followUp } from './due.ts';
import { enact } from './enact.ts';
import { holiday } from './holiday.ts';
import { awaitedPlayers, myGameOf } from './my-games.ts';
import { heardUpTo } from './playing.ts';
import { isAgreed } from './proposals.ts';
import { type Around, stateFor } from './state.ts';
import { actingSeat, askedSeat, heldWith, isOut, playersAt, type Table } from './table.ts';
import { COMPUTER, decided, gathering, happens, last, OPEN, paired, people, playOn, playUntil, starts, why } from './test/tables.ts';
import { eyesOf, updateFor } from './update.ts';

const card = (id: string) => ({ id, name: id, emblem: 'medusa' });
const AROUND: Around = {
  card,
  rating: () => null,
  isHere: () => true,
  watchers: 0,
  ratings: [],
  leastTime: 0,
  rematch: null,
  now: 0,
};
const OWN = [0, 2];
const begun = (options = {}, seats = people(4)): Table => starts(paired(options, seats));
const refused = (table: Table, command: Parameters<typeof decided>[1], asks: object, player = 'a'): unknown =>
  why(() => decided(table, command, asks, player));
const does = (table: Table, command: Parameters<typeof decided>[1], asks: object = {}, player = 'a') =>
  enact(table, decided(table, command, asks, player), 0, (now, at) =>
    followUp(now, at, { random: Math.random, newSeed: () => '0'.repeat(32) }),
  );
const isAsked = (table: Table): boolean => OWN.includes(askedSeat(table));

describe('sitting down', () => {
  it('at the other seat of the own side is free, at any of the other side not', () => {
    const table = gathering({ mode: 'teams', isPublic: true }, people(4));
    happens(table, decided(table, 'sit', { seat: 0 }, 'a'));
    expect([1, 3].map((seat) => refused(table, 'sit', { seat }))).toEqual(['busy', 'busy']);
    expect(refused(table, 'sit', { seat: 0 })).toBe('busy');
    happens(table, decided(table, 'sit', { seat: 2 }, 'a'));
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person', 'open']);
    expect(playersAt(table)).toEqual(['a']);
  });
  it('twice is nothing for a duel or where everybody is alone', () => {
    for (const seats of [people(2), people(4)]) {
      const table = gathering({ isPublic: true }, seats);
      happens(table, decided(table, 'sit', { seat: 0 }, 'a'));
      expect(seats.slice(1).map((_, n) => refused(table, 'sit', { seat: n + 1 }))).toEqual(seats.slice(1).map(() => 'busy'));
    }
  });
  it('is asked for once more like the first time: with the link where it is needed', () => {
    const table = gathering({ mode: 'teams' }, [OPEN, OPEN, { kind: 'reserved', for: null }, OPEN]);
    happens(table, decided(table, 'sit', { seat: 0, invite: 'secret' }, 'a'));
    expect(refused(table, 'sit', { seat: 2 })).toBe('needsInvite');
    expect(refused(table, 'sit', { seat: 2, invite: 'secret' })).toBeUndefined();
  });
});

describe('standing up', () => {
  it('gives one seat back, or leaves both', () => {
    const table = gathering({ mode: 'teams', isPublic: true }, people(4));
    for (const seat of [1, 3]) happens(table, decided(table, 'sit', { seat }, 'b'));
    expect(decided(table, 'stand', { seat: 3 }, 'b')).toEqual([{ do: 'stand', seat: 3 }]);
    expect(refused(table, 'stand', { seat: 0 }, 'b')).toBe('notYours');
    happens(table, decided(table, 'stand', {}, 'b'));
    expect(table.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open', 'open']);
  });
  it('from one of two seats keeps the host’s table, from the last it does not', () => {
    const table = paired();
    expect(decided(table, 'stand', {}, 'a')).toEqual({ do: 'abandon' });
    happens(table, decided(table, 'stand', { seat: 0 }, 'a'));
    expect([table.phase, heldWith(table, 2)]).toEqual(['gathering', [2]]);
    expect(decided(table, 'stand', { seat: 2 }, 'a')).toEqual({ do: 'abandon' });
  });
});

describe('choosing heroes', () => {
  it('is done for either seat: as it is said, else for the first that has none', () => {
    const table = paired();
    expect(decided(table, 'pick', { hero: 'sinbad', seat: 2 }, 'a')).toMatchObject({ seat: 2 });
    happens(table, decided(table, 'pick', { hero: 'sinbad' }, 'a'));
    expect(decided(table, 'pick', { hero: 'alice' }, 'a')).toMatchObject({ seat: 2 });
    expect(refused(table, 'pick', { hero: 'alice', seat: 1 })).toBe('notYours');
    expect(awaitedPlayers(table)).toEqual(['b', 'a', 'd']);
  });
  it('in a draft is the turn of each seat', () => {
    const table = paired({ heroes: 'draft', bans: 0 });
    expect(refused(table, 'pick', { hero: 'alice', seat: 2 })).toBe('notYourTurn');
    for (const [player, hero] of [
      ['a', 'alice'],
      ['b', 'medusa'],
      ['a', 'sinbad'],
    ])
      happens(table, decided(table, 'pick', { hero }, player));
    expect(table.heroes).toEqual(['alice', 'medusa', 'sinbad', null]);
  });
  it('blindly keeps no secret from whoever holds both', () => {
    const table = paired({ heroes: 'blind' });
    happens(table, decided(table, 'pick', { hero: 'alice', seat: 2 }, 'a'));
    const shown = (player: string) => stateFor(table, player, AROUND).seats[2].hero;
    expect(['a', 'b', 'd'].map(shown)).toEqual(['alice', 'hidden', 'hidden']);
  });
});

describe('playing', () => {
  it('goes by the seat that is asked, else by that which answered last; others answer for neither', () => {
    const table = begun();
    const seen = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const seat = askedSeat(table);
      const before = actingSeat(table, 'a');
      if (OWN.includes(seat)) {
        seen.add(seat);
        expect(eyesOf(table, 'a')).toBe(seat);
        expect(refused(table, 'answer', { at: table.askedAt, choice: choices(table.game!)[0] }, 'b')).toBe('notYourTurn');
        happens(table, decided(table, 'answer', { at: table.askedAt, choice: last(choices(table.game!)) }, 'a'));
        continue;
      }
      expect(refused(table, 'answer', { at: table.askedAt, choice: choices(table.game!)[0] })).toBe('notYourTurn');
      expect(before).toBe(table.answeredBy.findLast((each) => OWN.includes(each)) ?? 0);
      playOn(table, 1, last);
    }
    expect([...seen].sort()).toEqual(OWN);
  });
  it('shows the hand of the seat that acts, and goes on with the other when one is out', () => {
    const table = begun();
    playUntil(table, () => askedSeat(table) === 1, last);
    const acting = actingSeat(table, 'a');
    happens(table, { do: 'concede', seat: acting, because: 'time' });
    expect([isOut(table, acting), actingSeat(table, 'a')]).toEqual([true, 2 - acting]);
  });
  it('tells both seats of a side the same, whoever holds them (R-15.14)', () => {
    for (const seed of [3, 4, 5]) {
      const table = starts(paired(), seed);
      playOn(table, 150, (legal) => pickOf(legal, dice(seed * 1000 + table.answers.length)));
      const heard = heardUpTo(table, table.answers.length);
      expect(heard.length).toBeGreaterThan(100);
      for (const [one, other] of [OWN, [1, 3]]) {
        expect(toldTo(heard, one)).toEqual(toldTo(heard, other));
        const seen = (seat: number) => ({ ...view(table.game!, seat), eyes: null, choices: null });
        expect(seen(one)).toEqual(seen(other));
      }
    }
  });
  it('may be taken back from either seat, and what happened since either answered is news', () => {
    const table = begun();
    playUntil(table, () => askedSeat(table) === 1 && table.answeredBy.includes(2), last);
    expect(OWN.map((seat) => updateFor(table, seat, [], false, []).undo)).toEqual(['ask', 'ask']);
    const acted = table.answeredBy.findLastIndex((seat) => OWN.includes(seat)) + 1;
    const since = heardUpTo(table, table.answers.length).filter(({ seq }) => seq > acted);
    for (const seat of OWN) expect(caughtUp(table, seat, undefined, []).news).toBe(toldTo(since, seat).length);
  });
});

describe('what all have to agree to', () => {
  it('needs each person once', () => {
    const table = begun();
    playUntil(table, isAsked, last);
    does(table, 'draw', { say: 'ask' });
    expect(table.draw).toEqual({ by: 0, agreed: OWN });
    does(table, 'draw', { say: 'agree' }, 'b');
    does(table, 'draw', { say: 'agree' }, 'd');
    expect([table.phase, table.ending]).toEqual(['over', 'agreedDraw']);
  });
  it('is not ended by the other seat of whoever asks', () => {
    const table = begun();
    playUntil(table, () => askedSeat(table) === 2, last);
    happens(table, { do: 'draw', seat: 0, say: 'ask' });
    playOn(table, 1, last);
    expect(table.draw).toMatchObject({ by: 0 });
    playUntil(table, () => !isAsked(table), last);
    const by = askedSeat(table);
    expect(table.draw).not.toBeNull();
    playOn(table, 1, last);
    expect(table.draw).toBeNull();
    for (const seat of OWN) expect(table.paused.draw[seat]).toMatchObject({ by });
    expect(refused(table, 'draw', { say: 'ask' })).toBe('tooSoon');
  });
  it('takes back the last decision of either seat', () => {
    const table = begun();
    playUntil(table, () => askedSeat(table) === 1 && table.answeredBy.includes(2), last);
    const to = table.answeredBy.findLastIndex((seat) => OWN.includes(seat));
    table.standing[2] = [{ by: null, on: null, card: null }];
    does(table, 'takeBack', { say: 'ask' });
    expect(isAgreed(table, table.takeBack!)).toBe(false);
    does(table, 'takeBack', { say: 'agree' }, 'b');
    does(table, 'takeBack', { say: 'agree' }, 'd');
    expect([table.answers.length, table.standing[2]]).toEqual([to, []]);
  });
});

describe('giving up', () => {
  it('gives up both seats, and with them the game', () => {
    const table = begun();
    const { entries } = does(table, 'concede');
    expect(entries).toMatchObject(OWN.map((seat) => ({ do: 'concede', seat, because: 'own' })));
    expect([table.phase, table.game!.winners]).toEqual(['over', 0b1010]);
  });
  it('gives up nothing that is lost by then', () => {
    const table = begun();
    happens(table, { do: 'concede', seat: 1, because: 'time' });
    const both = [1, 3].map((seat) => ({ do: 'concede', seat, because: 'own' }) as const);
    expect(enact(table, [both[1], ...both], 0, () => null).entries).toMatchObject([both[1]]);
    expect(table.phase).toBe('over');
  });
  it('for lost time is for each seat; nobody claims it from themselves', () => {
    const table = begun({ clock: { kind: 'turn', seconds: 30 } });
    playUntil(table, isAsked, last);
    const claim = (player: string): unknown => why(() => decided(table, 'claim', {}, player, 30_000));
    expect(['a', 'b'].map(claim)).toEqual(['notNow', undefined]);
    happens(table, decided(table, 'claim', {}, 'b', 30_000));
    expect([table.phase, OWN.map((seat) => isOut(table, seat)).sort()]).toEqual(['playing', [false, true]]);
  });
});

describe('what is told', () => {
  it('of the table: both seats, the standing answers of each, one pause', () => {
    const table = begun();
    does(table, 'standing', { answers: [{ by: null, on: null, card: null }], seat: 2 });
    const { mine, standing, invite } = stateFor(table, 'a', AROUND);
    expect([mine, invite]).toEqual([OWN, 'secret']);
    expect(standing).toEqual([
      { seat: 0, answers: [], given: [] },
      { seat: 2, answers: [{ by: null, on: null, card: null }], given: [] },
    ]);
    expect(stateFor(table, 'd', AROUND).standing).toEqual([{ seat: 3, answers: [], given: [] }]);
    expect(refused(table, 'standing', { answers: [], seat: 1 })).toBe('notYours');
  });
  it('of the game in their list: it waits for them where either seat is asked', () => {
    const table = begun({ clock: { kind: 'days', days: 2, bank: 1 } });
    playUntil(table, () => askedSeat(table) === 2, last);
    expect(myGameOf(table, 'a', card)).toMatchObject({ mine: OWN, asked: [2], bank: 86_400_000 });
    expect(awaitedPlayers(table)).toEqual(['a']);
  });
  it('their holiday holds at both seats', () => {
    const table = begun({ clock: { kind: 'days', days: 2 } });
    happens(table, holiday(table, 9_000, { player: 'a', now: 0 }));
    expect(table.away).toEqual([9_000, 0, 9_000, 0]);
    expect(why(() => holiday(table, 9_000, { player: 'a', now: 0 }))).toBe('stale');
  });
  it('hints are there for one person among computer players, whatever seats they hold', () => {
    const alone = begun({}, [OPEN, COMPUTER, OPEN, COMPUTER]);
    expect(areHintsAllowed(alone.options, alone.seats)).toBe(true);
    expect(
      areHintsAllowed(
        alone.options,
        stateFor(alone, 'a', AROUND).seats.map(({ sitting }) => sitting),
      ),
    ).toBe(true);
    expect(areHintsAllowed(begun().options, begun().seats)).toBe(false);
    expect(areHintsAllowed(alone.options, [{ kind: 'open' }, { kind: 'open' }])).toBe(false);
  });
});
