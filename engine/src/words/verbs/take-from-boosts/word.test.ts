import { afterCombat, boost, boostTwice, duringCombat, type Effect, takeOneOfTheBoosts, takeTopOfDiscard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, type Fight, fight, versatile } from '../../../../test/rules/fight.ts';

const spur = versatile('spur', 2);
const takes = (t: Fight) => t.events.flatMap(({ event }) => (event.kind === 'take' ? [event] : []));
const taken = (from: 'discard' | 'deck' | 'play', name: string, seat = 0) => ({ kind: 'take', seat, from, count: 1, cards: [name] });

describe('takeFromBoosts', () => {
  const blow = (boosts: Effect, ...after: Effect[]) => attack('blow', 3, duringCombat(boosts), afterCombat(...after));

  it('R-15.10 The one card it was boosted with is taken out of the pile, told to all', () => {
    const t = fight({ cards: [spur, blow(boost, takeOneOfTheBoosts)] }, {})
      .strike('blow', null)
      .choose({ card: 'spur' })
      .settled();
    expect(takes(t)).toEqual([taken('discard', 'spur')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['plain', 'spur'], ['blow']]);
  });

  it('R-0.6 Which of several is its player’s choice', () => {
    for (const [wanted, other] of [
      ['spur', 'plain'],
      ['plain', 'spur'],
    ]) {
      const t = fight({ cards: [spur, blow(boostTwice, takeOneOfTheBoosts)] }, {})
        .strike('blow', null)
        .choices({ card: 'plain' }, { card: 'spur' });
      expect(t.asks).toBe('takeCard 0');
      expect(t.legal().map((each) => each.card)).toEqual(['plain', 'spur']);
      t.choose({ card: wanted }).settled();
      expect(takes(t)).toEqual([taken('discard', wanted)]);
      expect([t.hand(0), t.discard(0)]).toEqual([[wanted], [other, 'blow']]);
    }
  });

  it('R-0.4 What has left the pile meanwhile cannot be taken', () => {
    const t = fight({ cards: [spur, blow(boost, takeTopOfDiscard, takeOneOfTheBoosts)] }, {})
      .strike('blow', null)
      .choose({ card: 'spur' })
      .settled();
    expect(takes(t)).toEqual([taken('discard', 'spur')]);
    expect([t.hand(0), t.discard(0)]).toEqual([['plain', 'spur'], ['blow']]);
  });

  it('R-0.4 Without a boost there is nothing to take', () => {
    const t = fight({ cards: [spur, blow(boost, takeOneOfTheBoosts)], discard: ['spur'] }, {})
      .strike('blow', null)
      .choose({ pass: true })
      .settled();
    expect([takes(t), t.discard(0)]).toEqual([[], ['spur', 'blow']]);
  });
});
