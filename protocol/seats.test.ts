import { describe, expect, it } from 'vitest';
import { areHintsAllowed, FRIENDLY_DUEL, WATCH_DELAY } from './seats.ts';

it('a duel among friends is neither rated nor for strangers, and can be watched', () =>
  expect(FRIENDLY_DUEL).toMatchObject({ mode: 'duel', seats: 2, bans: 0, rated: false, isPublic: false, watching: 'public' }));
it('every hand is shown three minutes later', () => expect(WATCH_DELAY).toBe(180_000));

describe('hints', () => {
  const [person, free, computer] = [{ kind: 'person' }, { kind: 'open' }, { kind: 'computer' }];
  const may = (options: { hints?: boolean; rated?: boolean }, ...seats: { kind: string }[]): boolean =>
    areHintsAllowed({ rated: false, ...options }, seats);
  it('are for one person alone, and among people only if that was agreed', () => {
    expect([may({}, person, computer), may({}, person, person), may({}, person, free, computer)]).toEqual([true, false, false]);
    expect(may({ hints: true }, person, person)).toBe(true);
  });
  it('are never given for points', () =>
    expect([may({ rated: true }, person, computer), may({ rated: true, hints: true }, person, person)]).toEqual([false, false]));
});
