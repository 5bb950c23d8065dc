import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights.ts';

describe('what flies over the table', () => {
  it('is a card from the deck to the hand that lies there, or to the seat of whoever draws', () => {
    const [own] = flightsOf({ kind: 'draw', seat: 0, count: 1 }, 0, null);
    expect([own.from[0], own.to[0]]).toEqual(['.seat[data-seat="0"] [data-pile="deck"]', '.hand']);
    expect(flightsOf({ kind: 'draw', seat: 1, count: 9 }, 0, null)).toHaveLength(3);
    expect(flightsOf({ kind: 'draw', seat: 1, count: 1 }, 0, null)[0].to[0]).toContain('[data-pile="hand"]');
  });
  it('goes to the side of the stage that its seat fights on, and from there to the pile', () => {
    expect(flightsOf({ kind: 'lay', seat: 1, as: 'attack' }, 0, 1)[0].to[0]).toContain('[data-side="attack"]');
    expect(flightsOf({ kind: 'lay', seat: 0, as: 'defense' }, 0, 1)[0].to[0]).toContain('[data-side="defense"]');
    expect(flightsOf({ kind: 'discard', seat: 0, card: 'dash', from: 'play' }, 0, null)[0].from[0]).toContain('[data-side="scheme"]');
  });
  it('is the damage of a combat, and no other', () => {
    const damage = { kind: 'damage' as const, fighter: 'alice', amount: 2, health: 3, source: { rule: 'combat' as const } };
    expect(flightsOf({ ...damage, combat: true }, 0, 1)[0]).toMatchObject({ text: '−2' });
    expect(flightsOf({ ...damage, combat: false }, 0, 1)).toEqual([]);
  });
});
