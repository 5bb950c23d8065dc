import { afterCombat, type Effect, type Event, it as itself, returnFallen, yourFighter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const told = (at: Table, ...kinds: Event['kind'][]) => at.events.map(({ event }) => event).filter((event) => kinds.includes(event.kind));
const spaces = (scene: Table) => scene.legal().map((choice) => choice.space);

describe('returnFallen', () => {
  const standing = [{ rule: 'holdsBackDefeat' as const }];
  const struck = (health: number, ...does: Effect[]) => {
    const encore = { ...defense('encore', 0, afterCombat(...does)), standing };
    const scene = fight({ cards: [attack('hit', 3)] }, { cards: [encore] }, { fighters: { blue: { space: 's5', health } } });
    return scene.strike('hit', 'encore');
  };

  it('R-14.4.6 A fighter that fell in this combat comes back to a free space with so much health', () => {
    const scene = struck(3, returnFallen(yourFighter, 4));
    expect(scene.asks).toBe('placeTo 1');
    expect(spaces(scene)).toEqual(['s1', 's2', 's3', 's5', 's6', 's7', 's8', 's9']);
    scene.choose({ space: 's1' }).settled();
    expect([scene.at(scene.blue), scene.health(scene.blue)]).toEqual(['s1', 4]);
    expect(told(scene, 'setHealth')).toEqual([{ kind: 'setHealth', fighter: scene.blue, health: 4 }]);
  });

  it('R-14.4.6 One that stands does not come back', () => {
    const scene = struck(4, returnFallen(yourFighter, 4)).settled();
    expect([scene.at(scene.blue), scene.health(scene.blue)]).toEqual(['s5', 1]);
    expect(told(scene, 'setHealth', 'return')).toEqual([]);
  });

  it('R-0.4 Nobody comes back where nobody is meant', () => {
    const scene = struck(4, returnFallen(itself, 4)).settled();
    expect([scene.at(scene.blue), scene.health(scene.blue)]).toEqual(['s5', 1]);
    expect(told(scene, 'setHealth', 'return')).toEqual([]);
  });
});
