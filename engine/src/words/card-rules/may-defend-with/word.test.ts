import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('a card that may defend with an item', () => {
  it('R-14.11.7 An attack that defends while the item is in the basket', () => {
    const may = (piled: string) => {
      const about = { items: ['rope', 'bell'] };
      const cards = [
        { ...attack('swing', 2), item: 'rope', standing: [{ rule: 'mayDefendWith' as const, item: 'rope' }] },
        { ...attack('toll', 2), item: 'bell' },
      ];
      const scene = fight({ cards: [attack('blow', 2)] }, { about, cards, hand: ['swing', 'plain'], discard: [piled] }).strike('blow');
      return scene.may({ card: 'swing' });
    };
    expect([may('swing'), may('toll')]).toEqual([true, false]);
  });
});
