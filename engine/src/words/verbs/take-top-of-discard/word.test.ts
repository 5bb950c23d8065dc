import { card, type Effect, scheme, takeTopOfDiscard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { attack, type Fight, fight, versatile } from '../../../../test/rules/fight.ts';

const trick = (...does: Effect[]) => card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const spur = versatile('spur', 2);
const jewel = { ...attack('jewel', 3), copies: 1 };
const takes = (t: Fight) => t.events.flatMap(({ event }) => (event.kind === 'take' ? [event] : []));
const taken = (from: 'discard' | 'deck' | 'play', name: string, seat = 0) => ({ kind: 'take', seat, from, count: 1, cards: [name] });

describe('takeTopOfDiscard', () => {
  it('R-15.10 The top card only, told to all', () => {
    const t = fight({ cards: [spur, jewel, trick(takeTopOfDiscard)], hand: ['trick'], discard: ['jewel', 'spur'] }, {});
    playScheme(t, 'trick').settled();
    expect(takes(t)).toEqual([taken('discard', 'spur')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['spur'], ['jewel', 'trick']]);
  });
});
