import { bothDraw, card, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';

describe('bothDraw', () => {
  const feast = card('feast', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(bothDraw(2)));

  it('R-9.7 Each draws as many, whichever seat says it', () => {
    for (const active of [0, 1]) {
      const t = fight({ cards: [feast] }, { cards: [feast] }, { active });
      playScheme(t, 'feast').settled();
      expect(t.story('draw').toSorted()).toEqual(['0 draws 2', '1 draws 2']);
      expect([t.hand(active).length, t.hand(1 - active).length]).toEqual([3, 4]);
    }
  });
});
