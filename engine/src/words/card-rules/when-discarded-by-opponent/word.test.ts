import { discard, discardRandom, draw, opponent } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('a card that an opponent makes you discard', () => {
  it('Speaks then, and not when its owner discards it', () => {
    const alarm = { ...attack('alarm', 2), standing: [{ rule: 'whenDiscardedByOpponent' as const, does: [draw(2)] }] };
    expect(
      inScheme([opponent(discard(1))], {}, { cards: [alarm], hand: ['alarm'] })
        .settled()
        .story('draw'),
    ).toEqual(['1 draws 2']);
    expect(
      inScheme([discardRandom(1)], { cards: [alarm], hand: ['trick', 'alarm'] })
        .story('draw')
        .filter((told) => told === '0 draws 2'),
    ).toEqual([]);
  });
});
