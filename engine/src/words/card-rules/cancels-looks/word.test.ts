import { lookAtTheirHand } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../../../../test/rules/fight.ts';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('a card that cancels looks', () => {
  it('R-14.4.7 Shown from hand, it ends the effect that would look', () => {
    const veil = { ...attack('veil', 2), standing: [{ rule: 'cancelsLooks' as const }] };
    const start = () => inScheme([lookAtTheirHand], {}, { cards: [veil], hand: ['veil', 'plain'] });
    const shown = start().choose({ yes: true }).settled();
    expect(shown.see(0).seats[1].hand).toEqual(['veil']);
    const kept = start().choose({ pass: true }).settled();
    expect(kept.see(0).seats[1].hand).toEqual(['plain', 'veil']);
  });
});
