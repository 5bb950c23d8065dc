import { afterCombat, draw, type Effect, takeBackThisCard, thisCardIsInPlay, when } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('thisCardIsInPlay', () => {
  it('Holds until the card is taken back', () => {
    const held = (...first: Effect[]) => {
      const scene = fight({ cards: [attack('blow', 3, afterCombat(...first, when(thisCardIsInPlay, draw(1))))] }, {});
      return scene.strike('blow', null).settled().story('draw').length;
    };
    expect([held(), held(takeBackThisCard)]).toEqual([1, 0]);
  });
});
