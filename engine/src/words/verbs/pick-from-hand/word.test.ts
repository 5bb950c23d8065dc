import { draw, lookAtTheirHand, mask, may, pickFromTheirHand, theyDiscardThatCard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('pickFromHand', () => {
  it('A card that was seen, for the words that follow', () => {
    const scene = inScheme([lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard], {}, { hand: ['plain', 'plain'] });
    scene.choose({ kind: 'pickCard', card: 'plain' }).settled();
    expect([scene.hand(1), scene.discard(1)]).toEqual([['plain'], ['plain']]);
  });
  it('R-15.22 Asked without a look too, but no card can be named', () => {
    const scene = inScheme([pickFromTheirHand, theyDiscardThatCard], {}, { hand: ['plain', 'plain'] });
    expect(scene.legal()).toMatchObject([{ pass: true }]);
    expect(scene.choose({ pass: true }).settled().hand(1)).toHaveLength(2);
  });
  it('R-15.17 Nobody else is told whether there was a card that you could name', () => {
    const told = (hasLooked: boolean) => {
      const words = [...(hasLooked ? [lookAtTheirHand] : []), pickFromTheirHand, may(draw(1))];
      const { game } = inScheme(words, {}, { hand: ['plain'] });
      return [-1, 0].map((eyes) => mask(game, eyes).state.todo.at(-1)!.thatCard);
    };
    const [[hidden, none], [alike, card]] = [told(false), told(true)];
    expect(hidden).toBe(alike);
    expect([none, card >= 0]).toEqual([-1, true]);
  });
});
