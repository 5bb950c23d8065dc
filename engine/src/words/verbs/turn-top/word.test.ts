import { card, type Effect, EVERYONE, scheme, turnTopOfDeck } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight, versatile } from '../../../../test/rules/fight.ts';

const trick = (...does: Effect[]) => card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const spur = versatile('spur', 2);
const taken = (from: 'discard' | 'deck' | 'play', name: string, seat = 0) => ({ kind: 'take', seat, from, count: 1, cards: [name] });

describe('turnTop', () => {
  it('R-15.20 The card is told to all and comes from the deck', () => {
    const t = fight({ cards: [spur, trick(turnTopOfDeck)], hand: ['trick'], deck: ['spur'] }, {});
    playScheme(t, 'trick').settled();
    expect(t.events.filter(({ event }) => event.kind === 'take')).toEqual([{ event: taken('deck', 'spur'), sees: EVERYONE }]);
    expect(t.hand(0)).toEqual(['spur']);
  });
});
