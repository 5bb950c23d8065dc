import { type Choice, choice } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { isFoldedAt } from './folding.ts';

const asked = (kind: string, ...answers: Choice[]): Update => ({ view: { waiting: { kind } }, answers }) as unknown as Update;

describe('the stage gives way', () => {
  it.each(['space', 'fighter', 'door', 'token'] as const)('where a %s is asked for, also beside other answers', (kind) => {
    expect(isFoldedAt(asked('moveTo', choice(kind, 1)))).toBe(true);
    expect(isFoldedAt(asked('moveTo', choice('pass', 0), choice(kind, 1)))).toBe(true);
  });
  it('not where a card or a word is asked for', () => {
    expect(isFoldedAt(asked('defense', choice('card', 1), choice('pass', 0)))).toBe(false);
    expect(isFoldedAt(asked('yesNo', choice('yes', 0)))).toBe(false);
  });
  it('not for an action, which may begin on the board too, nor while somebody else is asked', () => {
    expect(isFoldedAt(asked('action', choice('action', 0), choice('fighter', 1)))).toBe(false);
    expect(isFoldedAt(asked('moveTo'))).toBe(false);
  });
});
