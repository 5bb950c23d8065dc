import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('a bonus', () => {
  it('R-8.4 Adds to the card of that fighter, in that role alone', () => {
    const values = (to: 'attack' | 'defense') =>
      fight({ about: { rules: [{ rule: 'bonus', to, by: 'hero', amount: 2 }] }, cards: [attack('blow', 2)] }, {})
        .strike('blow', null)
        .settled()
        .story('values');
    expect([values('attack'), values('defense')]).toEqual([['4 : null'], ['2 : null']]);
  });
});
