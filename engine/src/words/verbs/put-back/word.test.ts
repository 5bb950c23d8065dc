import { card, type Effect, EVERYONE, putBack, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight, versatile } from '../../../../test/rules/fight.ts';

const trick = (...does: Effect[]) => card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const spur = versatile('spur', 2);

describe('putBack', () => {
  it('R-15.9 Its player is told which card, everybody else only that there is one', () => {
    for (const where of ['top', 'bottom'] as const) {
      const t = fight({ cards: [spur, trick(putBack(1, where))], hand: ['trick', 'plain', 'spur'] }, {});
      playScheme(t, 'trick').choose({ kind: 'putBack', card: 'spur' }).settled();
      expect(t.events.filter(({ event }) => event.kind === 'putBack')).toEqual([
        { event: { kind: 'putBack', seat: 0, where, count: 1, cards: ['spur'] }, sees: 1 },
        { event: { kind: 'putBack', seat: 0, where, count: 1 }, sees: EVERYONE & ~1 },
      ]);
      expect(t.hand(0)).toEqual(['plain']);
    }
  });
});
