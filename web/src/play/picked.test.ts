import { choice, type Described } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { isPlaced, picked } from './picked.ts';

const asked = (kind: Described['kind'], ...cards: string[]): Update =>
  ({
    view: { choices: cards.map((card) => ({ kind, seat: 0, card })) },
    answers: cards.map((_, n) => choice('card', n)),
  }) as unknown as Update;

describe('cards that are chosen', () => {
  it('are those of the hand, where the question is about the hand', () => {
    expect([...picked(asked('discard', 'feint', 'dash'), 'card')]).toEqual([
      ['feint', choice('card', 0)],
      ['dash', choice('card', 1)],
    ]);
    expect(isPlaced(choice('card', 0), { kind: 'discard', seat: 0, card: 'feint' }, ['feint'])).toBe(true);
  });
  it('are never those of the hand that have the same name as one elsewhere', () => {
    for (const kind of ['takeCard', 'putBack', 'pickCard', 'discardOrder', 'replaceCard'] as const) {
      expect(picked(asked(kind, 'feint'), 'card').size).toBe(0);
      expect(isPlaced(choice('card', 0), { kind, seat: 0, card: 'feint' }, ['feint'])).toBe(false);
    }
  });
});
