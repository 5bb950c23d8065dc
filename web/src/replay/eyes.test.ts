import type { Sitting } from '@peerless/protocol';
import { expect, it } from 'vitest';
import { eyesFor, firstEyes } from './eyes.ts';

const PERSON: Sitting = { kind: 'person' };
const COMPUTER: Sitting = { kind: 'computer', level: 'easy' };

it('a game that is over is open to everybody', () => {
  const played = { over: true, seats: [PERSON, COMPUTER] };
  expect(eyesFor(played)).toEqual(['all', 'spectator', 0, 1]);
  expect(firstEyes(played)).toBe('all');
});
it('so is one that only computers play', () => {
  expect(firstEyes({ over: false, seats: [COMPUTER, COMPUTER] })).toBe('all');
});
it('a game that goes on is seen by the people who play it', () => {
  const played = { over: false, seats: [COMPUTER, PERSON] };
  expect(eyesFor(played)).toEqual(['spectator', 1]);
  expect(firstEyes(played)).toBe(1);
});
it('two people at one device show their cards only when they ask for it', () => {
  const played = { over: false, seats: [PERSON, PERSON] };
  expect(eyesFor(played)).toEqual(['spectator', 0, 1]);
  expect(firstEyes(played)).toBe('spectator');
});
