import { expect, it } from 'vitest';
import { FRIENDLY_DUEL, WATCH_DELAY } from './seats.ts';

it('a duel among friends is neither rated nor for strangers, and can be watched', () =>
  expect(FRIENDLY_DUEL).toMatchObject({ mode: 'duel', seats: 2, bans: 0, rated: false, isPublic: false, watching: 'public' }));
it('every hand is shown three minutes later', () => expect(WATCH_DELAY).toBe(180_000));
