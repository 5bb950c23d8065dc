import { immediately, replaceTheirCard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('replaceTheirCard', () => {
  it('R-14.9.4 You see the hand and pick what they play, the old card too', () => {
    const start = () =>
      fight({ cards: [attack('blow', 4), attack('tap', 1)] }, { cards: [defense('bid', 2, immediately(replaceTheirCard))] }).strike(
        'blow',
        'bid',
      );
    expect(
      start()
        .legal()
        .map((each) => each.card)
        .sort(),
    ).toEqual(['blow', 'plain', 'tap']);
    expect(start().choose({ card: 'tap' }).settled().story('values')).toEqual(['1 : 2']);
  });
});
