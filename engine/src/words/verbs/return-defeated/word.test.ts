import { adjacentTo, card, type Effect, type Event, inZoneOf, returnDefeated, scheme, sidekick, space, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { type Fight, fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const told = (at: Table, ...kinds: Event['kind'][]) => at.events.map(({ event }) => event).filter((event) => kinds.includes(event.kind));
const spaces = (scene: Table) => scene.legal().map((choice) => choice.space);
const about = { sidekicks: [sidekick('double', { count: 2, health: 2, reach: 'melee' })] };
const off = { health: 0, space: null };
/** Red's word, with the doubles, red and blue on these spaces; null is off the board. */
const play = (does: Effect[], one: string | null, two: string | null, red = 's4', blue = 's5', rules?: number): Fight => {
  const trick = card('trick', { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
  const at = (place: string | null) => (place === null ? off : { space: place });
  const fighters = { 'double-1': at(one), 'double-2': at(two), red: { space: red }, blue: { space: blue } };
  const scene = fight({ cards: [trick], about }, {}, { fighters }, undefined, rules ? { rules } : {});
  playScheme(scene, 'trick');
  return scene;
};

describe('returnDefeated', () => {
  const back = returnDefeated('double', space(inZoneOf(yourHero)));

  it('R-5.19 One comes back with full health to an empty space, not to that of its twin', () => {
    const scene = play([back], 's2', null);
    expect(scene.asks).toBe('returnTo 0');
    expect(spaces(scene)).toEqual(['s1', 's3', 's6', 's7', 's8', 's9']);
    scene.choose({ space: 's1' }).settled();
    expect(told(scene, 'return')).toEqual([{ kind: 'return', fighter: 'double-2', space: 's1', health: 2 }]);
  });

  it('R-5.19 Nobody comes back where nobody is defeated, or where no space fits', () => {
    expect(told(play([back], 's2', 's3').settled(), 'return')).toEqual([]);
    const near = returnDefeated('double', space(adjacentTo(yourHero)));
    const scene = play([near], 's3', null).settled();
    expect(scene.at('double-2')).toBe(null);
    expect(told(scene, 'return')).toEqual([]);
  });
});
