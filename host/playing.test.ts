import { choices, digest, RULES, replay } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { gameAt, heardUpTo } from './playing.ts';
import { askedSeat, recordOf } from './table.ts';
import { choosing, DUEL, happens, last, person, playing, playOn, playUntil, together } from './test/tables.ts';

const goBack = (table: ReturnType<typeof playing>, to: number, time?: number) => {
  for (const [n, say] of (['ask', 'agree'] as const).entries()) happens(table, { do: 'takeBack', seat: n, say, to }, time);
};

describe('the beginning', () => {
  it('is heard before any answer, and starts the clocks', () => {
    const table = choosing({ clock: { kind: 'turn', seconds: 30 } });
    const heard = happens(table, { do: 'start', setup: { ...DUEL, rules: RULES }, seed: 'a'.repeat(32) }, 7);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every(({ seq }) => seq === 0)).toBe(true);
    expect(table.times).toMatchObject({ left: [30_000, 30_000], seat: askedSeat(table), since: 7 });
    expect(table.start).toMatchObject({ seed: 'a'.repeat(32), at: 7 });
    expect(playing().times).toBeNull();
  });
});

describe('an answer', () => {
  it('takes the time of whoever gave it', () => {
    const table = playing({ clock: { kind: 'bank', seconds: 60, increment: 5 } });
    const seat = askedSeat(table);
    happens(table, { do: 'answer', seat, choice: choices(table.game!)[0] }, 1_000);
    expect(table.times!.left[seat]).toBe(59_000);
    expect(table.changed).toBe(1_000);
  });
  it('that ends a turn counts for the turn that was played, not the one that begins', () => {
    const table = playing({ clock: { kind: 'bank', seconds: 600, increment: 5 } });
    playUntil(table, ({ game }) => game!.turn === 1, last);
    const player = table.game!.active;
    playUntil(table, ({ game }) => game!.turn === 2, last);
    expect([player, 1 - player].map((seat) => table.times!.left[seat])).toEqual([605_000, 600_000]);
  });
});

describe('going back', () => {
  it('brings back the game as it was, and counts', () => {
    const table = playing();
    playOn(table, 5);
    const before = digest(table.game!);
    playOn(table, 3);
    const { length } = table;
    goBack(table, 5);
    expect(digest(table.game!)).toBe(before);
    expect(table).toMatchObject({ takenBack: [5], rewinds: 1, takeBack: null, phase: 'playing', askedAt: length + 2 });
    expect([table.answers.length, table.answeredBy.length]).toEqual([5, 5]);
    expect(table.undone).toEqual([]);
    expect(table.decision).toBeNull();
  });

  it('leaves no mark where nobody has learned anything', () => {
    const { table } = together([person, person]);
    playOn(table, 4);
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 2, free: true });
    expect(table).toMatchObject({ takenBack: [], rewinds: 1 });
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 1 });
    expect(table).toMatchObject({ takenBack: [1], rewinds: 2 });
  });

  it('goes nowhere where there was no decision', () => {
    const table = playing();
    goBack(table, -1);
    expect(table).toMatchObject({ takenBack: [], rewinds: 0, takeBack: null });
  });

  it('leads out of the end of a game at one device', () => {
    const { table } = together([person, person]);
    playOn(table, 3);
    happens(table, { do: 'concede', seat: 0, because: 'own' });
    expect(table.phase).toBe('over');
    happens(table, { do: 'takeBack', seat: 0, say: 'ask', to: 3 });
    expect(table).toMatchObject({ phase: 'playing', ending: null });
    expect(table.decision!.at).toBe(2);
    expect(table.undone).toHaveLength(1);
  });

  it('gives no time back', () => {
    const table = playing({ clock: { kind: 'bank', seconds: 60, increment: 0 } });
    const seat = askedSeat(table);
    happens(table, { do: 'answer', seat, choice: choices(table.game!)[0] }, 5_000);
    goBack(table, 0, 7_000);
    const spent = table.times!.left.map((left) => 60_000 - left).reduce((sum, each) => sum + each, 0);
    expect(spent).toBe(7_000);
    expect(table.times).toMatchObject({ seat, since: 7_000 });
  });
});

describe('the game of the past', () => {
  it('is the same at every moment, and so is what was heard', () => {
    const table = playing();
    const heard = playOn(table, 6);
    expect(digest(gameAt(table, 6))).toBe(digest(table.game!));
    expect(replay(recordOf(table))).toEqual(table.game);
    expect(gameAt(table, 2).seq).toBe(2);
    const again = heardUpTo(table, 6);
    expect(again.filter(({ seq }) => seq > 0)).toEqual(heard);
    expect(heardUpTo(table, 2)).toEqual(again.filter(({ seq }) => seq <= 2));
  });
  it('is shown before each answer', () => {
    const table = playing();
    playOn(table, 4);
    const seen: number[] = [];
    gameAt(table, 3, undefined, ({ seq }) => seen.push(seq));
    expect(seen).toEqual([0, 1, 2]);
  });
});
