import { card, type Effect, scheme, search } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { attack, type Fight, fight, versatile } from '../../../../test/rules/fight.ts';

const trick = (...does: Effect[]) => card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const spur = versatile('spur', 2);
const jewel = { ...attack('jewel', 3), copies: 1 };
const takes = (t: Fight) => t.events.flatMap(({ event }) => (event.kind === 'take' ? [event] : []));
const taken = (from: 'discard' | 'deck' | 'play', name: string, seat = 0) => ({ kind: 'take', seat, from, count: 1, cards: [name] });

describe('search', () => {
  const find = trick(search('jewel'));
  const found = (about: Parameters<typeof fight>[0]) => {
    const t = fight({ cards: [spur, jewel, find], hand: ['trick'], ...about }, {});
    playScheme(t, 'trick').settled();
    return t;
  };

  it('R-15.10 From the pile if it lies there; the deck is left alone', () => {
    const t = found({ discard: ['jewel', 'spur'] });
    expect(takes(t)).toEqual([taken('discard', 'jewel')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['jewel'], ['spur', 'trick']]);
    expect(t.story('shuffle')).toEqual([]);
  });

  it('R-9.12, R-15.11 From the deck, its lowest card as well as its top one; then the deck is shuffled', () => {
    for (const deck of [
      ['spur', 'spur', 'jewel'],
      ['jewel', 'spur', 'spur'],
    ]) {
      const t = found({ deck, rest: 'discard' });
      expect(takes(t)).toEqual([taken('deck', 'jewel')]);
      expect(t.story('take', 'shuffle')).toEqual(['take', 'shuffle']);
      expect([t.hand(0), t.see().seats[0].deckCount]).toEqual([['jewel'], 2]);
    }
  });

  it('R-9.12 Not found, the deck is shuffled all the same', () => {
    const t = found({ hand: ['trick', 'jewel'] });
    expect([takes(t), t.story('shuffle'), t.hand(0)]).toEqual([[], ['shuffle'], ['jewel']]);
  });
});
