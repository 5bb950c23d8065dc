import { immediately, replaceYourCard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('replaceYourCard', () => {
  it('R-7.43 Another card of the hand is played instead, and this one goes back', () => {
    const scene = fight({ cards: [attack('blow', 2, immediately(replaceYourCard)), attack('other', 5)] }, {}).strike('blow', null);
    scene.choose({ card: 'other' }).settled();
    expect([scene.story('values'), scene.hand(0).includes('blow')]).toEqual([['5 : null'], true]);
  });
});
