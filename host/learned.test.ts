import type { Event } from '@peerless/engine';
import { EVERYONE } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { hasLearned } from './learned.ts';

const heard = (event: object, sees = EVERYONE) => [{ event: event as Event, sees, seq: 1 }];

describe('somebody has learned something', () => {
  it.each(['draw', 'reveal', 'look', 'showHand', 'show', 'take', 'shuffle', 'mulligan'])(
    'who has seen: %s; not when another has',
    (kind) => {
      expect(hasLearned(heard({ kind }, 0b01), 0, [0])).toBe(true);
      expect(hasLearned(heard({ kind }, 0b10), 0, [0])).toBe(false);
    },
  );
  it('from chance', () => {
    expect(hasLearned(heard({ kind: 'discard', random: true }, 0b10), 0, [0])).toBe(true);
    expect(hasLearned(heard({ kind: 'discard' }), 0, [0])).toBe(false);
    expect(hasLearned(heard({ kind: 'move', random: true }), 0, [0])).toBe(false);
  });
  it('who sits beside the one who showed a card', () => {
    for (const kind of ['boost', 'discard', 'scheme', 'replace']) {
      expect(hasLearned(heard({ kind }), 0, [0, 1]), kind).toBe(true);
      expect(hasLearned(heard({ kind }), 0, [0]), kind).toBe(false);
    }
  });
  it('not from what is open anyway', () => {
    expect(hasLearned([], 0, [0, 1])).toBe(false);
    expect(hasLearned(heard({ kind: 'move' }), 0, [0, 1])).toBe(false);
  });
});
