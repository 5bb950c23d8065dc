import { toldTo } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { caughtUp, isBehind, pastOf, pushOf } from './catching-up.ts';
import { heardUpTo } from './playing.ts';
import type { Table } from './table.ts';
import { choosing, happens, playing, playOn, why } from './test/tables.ts';
import { updateFor } from './update.ts';

const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
const played = (answers = 6): Table => {
  const table = playing();
  playOn(table, answers);
  return table;
};
const rewound = (): Table => {
  const table = played();
  for (const [seat, say] of (['ask', 'agree'] as const).entries()) happens(table, { do: 'takeBack', seat, say, to: 4 });
  return table;
};

describe('whoever comes back', () => {
  it('is told what they lack', () => {
    const { isWhole, told, news, length } = caughtUp(played(), 0, { answers: 4, takenBack: 0 }, seats);
    expect(isWhole).toBe(false);
    expect(told.length).toBe(news);
    expect(told.every(({ seq }) => seq > 4)).toBe(true);
    expect(length).toBe(6);
    expect(told).toEqual(toldTo(heardUpTo(played(), 6), 0).filter(({ seq }) => seq > 4));
    expect(told.length).toBeGreaterThan(0);
    expect(caughtUp(played(), 0, { answers: 6, takenBack: 0 }, seats)).toMatchObject({ isWhole: false, told: [], news: 0 });
  });
  it.each([
    ['they know nothing', undefined, played],
    ['something was taken back since', { answers: 3, takenBack: 0 }, rewound],
    ['they know more than has happened', { answers: 9, takenBack: 0 }, played],
  ] as const)('is told everything where %s', (_, have, table) => {
    const lastOwn = table().answeredBy.lastIndexOf(0) + 1;
    const { isWhole, told, news } = caughtUp(table(), 0, have, seats);
    expect([isWhole, news]).toEqual([true, have ? 0 : told.filter(({ seq }) => seq > lastOwn).length]);
    expect(told[0].seq).toBe(0);
  });
  it('learns what is new since they last answered themselves, whatever was answered for them', () => {
    const table = played(7);
    const by = table.answeredBy.at(-1)!;
    const own = (seat: number): number => table.answeredBy.lastIndexOf(seat) + 1;
    const since = (answers: number): number => toldTo(heardUpTo(table, 7), by).filter(({ seq }) => seq > answers).length;
    expect(caughtUp(table, 1 - by, undefined, seats).news).toBeGreaterThan(0);
    expect(own(by)).toBe(7);
    expect(caughtUp(table, by, undefined, seats).news).toBe(0);
    table.stood.push(7);
    const before = table.answeredBy.lastIndexOf(by, 5) + 1;
    expect(caughtUp(table, by, undefined, seats).news).toBe(since(before));
    expect(since(before)).toBeGreaterThan(0);
    expect(caughtUp(table, 'spectator', undefined, seats).news).toBe(0);
    expect(caughtUp(playing(), 0, undefined, seats).news).toBe(0);
  });
  it('is told everything once nothing is hidden any more', () => {
    const table = played();
    happens(table, { do: 'concede', seat: 0, because: 'own' });
    expect(caughtUp(table, 'all', { answers: 6, takenBack: 0 }, seats).isWhole).toBe(true);
  });
  it('may know more than this copy of the table', () => {
    const table = { rewinds: 1, answers: new Array(5).fill(0) as never[] };
    expect(isBehind(table, { answers: 5, takenBack: 1 })).toBe(false);
    expect(isBehind(table, { answers: 6, takenBack: 1 })).toBe(true);
    expect(isBehind(table, { answers: 9, takenBack: 0 })).toBe(false);
    expect(isBehind(table, { answers: 0, takenBack: 2 })).toBe(true);
  });
  it('learns what an answer must say', () => {
    const table = rewound();
    const update = caughtUp(table, 0, undefined, seats);
    expect(pushOf(table, update, 9)).toEqual({ update, at: table.askedAt, takenBack: 1, clock: null });
  });
});

describe('a moment of the past', () => {
  it('is seen as it was then', () => {
    const table = played(3);
    const then = updateFor(table, 1, [], true, seats).view;
    playOn(table, 4);
    const past = pastOf(table, 3, 1, () => seats);
    expect(past.view).toEqual(then);
    expect(past).toMatchObject({ isWhole: true, undo: null, length: 7 });
    expect(past.told).toEqual(toldTo(heardUpTo(table, 3), 1));
    expect(past.told.length).toBeGreaterThan(0);
    expect(table.game!.seq).toBe(7);
  });
  it('is none before the game', () => {
    expect(why(() => pastOf(choosing(), 0, 0, () => seats))).toBe('notNow');
    expect(why(() => pastOf(undefined, 0, 'all', () => seats))).toBe('notNow');
  });
});
