import { ability, add } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, type Fight, fight } from '../../../../test/rules/fight.ts';

const told = (t: Fight, kind: string) => t.events.flatMap(({ event }) => (event.kind === kind ? [event] : []));

describe('addValue', () => {
  it('R-8.3 Adds to your card; without one nothing happens', () => {
    const blue = { cards: [defense('ward', 2)], about: { abilities: [ability('afterCombat', add(1))] } };
    const struck = (guard: string | null) =>
      fight({ cards: [attack('blow', 3)] }, blue)
        .strike('blow', guard)
        .settled();
    const guarded = struck('ward');
    expect(told(guarded, 'value')).toEqual([
      { kind: 'value', seat: 1, card: 'ward', how: 'add', amount: 1, source: { ability: guarded.blue, seat: 1 } },
    ]);
    expect(guarded.health(guarded.blue)).toBe(11);
    const bare = struck(null);
    expect(told(bare, 'value')).toEqual([]);
    expect(bare.health(bare.blue)).toBe(9);
  });
});
