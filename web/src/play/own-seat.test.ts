import type { Sitting } from '@peerless/protocol';
import { expect, it } from 'vitest';
import { ownSeat } from './own-seat.ts';

const person: Sitting = { kind: 'person' };
const computer: Sitting = { kind: 'computer', level: 'easy' };
const here = { isShared: false, mine: null };

it('a screen is of the one person who plays at it', () => {
  expect(ownSeat({ seats: [computer, person] }, here)).toBe(1);
  expect(ownSeat({ seats: [person, person] }, { isShared: true, mine: 1 })).toBe(1);
});
it('and of nobody where several share it, or look on', () => {
  expect(ownSeat({ seats: [person, person] }, here)).toBeNull();
  expect(ownSeat({ seats: [computer, computer] }, here)).toBeNull();
  expect(ownSeat({ seats: [person, person] }, { isShared: true, mine: null })).toBeNull();
});
