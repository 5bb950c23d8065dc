import { EVERYONE, mask, wager } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

const GEM = attack('gem', 3); // BOOST 2; that of a plain card is 1
const RED = { cards: [GEM], hand: ['trick', 'plain', 'plain'] };

describe('wager', () => {
  it('The card is discarded if its BOOST value is guessed, and stays otherwise', () => {
    for (const [number, hand] of [
      [1, ['plain']],
      [0, ['plain', 'plain']],
      [2, ['plain', 'plain']],
    ] as const) {
      const scene = inScheme([wager], RED);
      expect(scene.asks).toBe('pickCard 0');
      scene.choose({ card: 'plain' });
      expect(scene.asks).toBe('number 1');
      expect(scene.choose({ number }).settled().hand(0)).toEqual(hand);
    }
  });

  it('Any BOOST value of the decks may be guessed, and everybody hears which', () => {
    const scene = inScheme([wager], RED).choose({ card: 'plain' });
    expect(scene.legal().map((each) => each.number)).toEqual([0, 1, 2]);
    scene.choose({ number: 2 }).settled();
    expect(scene.events.filter(({ event }) => event.kind === 'number')).toEqual([
      { event: { kind: 'number', seat: 1, number: 2 }, sees: EVERYONE },
    ]);
  });

  it('R-15.19 Whoever guesses does not see the card', () => {
    const [one, other] = ['plain', 'gem'].map((card) => {
      const scene = inScheme([wager], { ...RED, hand: ['trick', 'plain', 'gem'] }).choose({ card });
      return JSON.stringify(mask(scene.game, 1).state.todo);
    });
    expect(one).toBe(other);
  });

  it('Nobody is asked without a card to pick', () => {
    const scene = inScheme([wager], { hand: ['trick'] });
    expect(scene.asks).toBe('boostManeuver 0'); // all that is left to do
    scene.choose({ pass: true }).choose({ pass: true }).settled();
    expect(scene.story('discard')).toEqual(['discard trick']);
  });
});
