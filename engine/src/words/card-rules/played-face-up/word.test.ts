import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('a card that is laid open', () => {
  it('R-7.10 All see it at once, with a number that is named', () => {
    const guess = { ...defense('guess', 1), standing: [{ rule: 'playedFaceUp' as const }] };
    const scene = fight({ cards: [attack('blow', 2)] }, { cards: [guess] }).strike('blow', 'guess');
    expect([scene.asks, scene.see('spectator').combats[0].defense.card]).toEqual(['number 1', 'guess']);
    scene.choose({ number: 2 }).settled();
  });
});
