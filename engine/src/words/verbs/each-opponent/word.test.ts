import { afterCombat, card, draw, eachOpponent, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { inARow, kitHero, strike } from '../../../../test/rules/doing.ts';
import { type Table, table } from '../../../../test/table.ts';

describe('eachOpponent', () => {
  const order = card('order', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(eachOpponent(draw(1))));
  const guard = card('guard', { type: 'defense', value: 3, boost: 1, copies: 1, by: 'any' }, afterCombat(eachOpponent(draw(1))));
  const heroes = ['sentences-d', 'sentences-e', 'sentences-f'].map((id) => kitHero(id, [order, guard]));
  const drawn = (scene: Table) => scene.events.flatMap(({ event }) => (event.kind === 'draw' && event.cards ? [event.seat] : []));

  it('R-4.13 Those after the active player come in turn order', () => {
    for (const [active, others] of [
      [0, [1, 2]],
      [1, [2, 0]],
      [2, [0, 1]],
    ] as const) {
      const seats = heroes.map(() => ({ hand: ['order', 'study'] }));
      const scene = table(inARow('freeForAll', heroes), { active, seats });
      playScheme(scene, 'order', heroes[active]).settled();
      expect(drawn(scene)).toEqual(others);
    }
  });

  it('R-4.13 The active player comes first among the opponents of another', () => {
    const fighters = { 'sentences-d': { space: 's5' }, 'sentences-e': { space: 's6' } };
    const scene = table(inARow('freeForAll', heroes), { fighters, seats: [{ hand: ['jab', 'study'] }, { hand: ['guard'] }, {}] });
    strike(scene, 'sentences-d', 'sentences-e', 'jab', 'guard').settled();
    expect(drawn(scene)).toEqual([0, 2]);
  });
});
