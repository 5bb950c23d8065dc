import {
  adjacentTo,
  anySpace,
  card,
  type Effect,
  type Event,
  empty,
  type Spaces,
  scheme,
  sidekick,
  space,
  summon,
  yourHero,
} from '@peerless/engine';
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

describe('summon', () => {
  const near = summon('double', space(adjacentTo(yourHero)));

  it('R-14.13.2 One from outside the board comes, and not to the space of its twin', () => {
    const scene = play([near], 's3', null, 's4', 's6');
    scene.settled();
    expect(told(scene, 'return', 'place')).toEqual([{ kind: 'return', fighter: 'double-2', space: 's5', health: 2 }]);
  });

  it('R-14.13.2 Where all are on the board one of them is lifted', () => {
    const scene = play([near], 's3', 's8', 's4', 's6');
    expect(scene.asks).toBe('liftWhich 0');
    expect(scene.legal().map((choice) => choice.fighter)).toEqual(['double-1', 'double-2']);
    scene.choose({ fighter: 'double-2' }).settled();
    expect(told(scene, 'return', 'place')).toEqual([{ kind: 'place', fighter: 'double-2', from: 's8', to: 's5', by: 0 }]);
  });

  it('R-14.13.8 The one lifted leaves its space free, and may go back there', () => {
    const lift = (where: Spaces, rules?: number) =>
      play([summon('double', where)], 's3', 's8', 's4', 's5', rules).choose({ fighter: 'double-1' }) as Fight;
    for (const where of [anySpace, space(empty)]) {
      const scene = lift(where);
      expect(scene.asks).toBe('returnTo 0');
      expect(spaces(scene)).toEqual(['s1', 's2', 's3', 's6', 's7', 's9']);
      scene.choose({ space: 's3' }).settled();
      expect([scene.at('double-1'), scene.at('double-2')]).toEqual(['s3', 's8']);
      expect(told(scene, 'place')).toEqual([]);
    }
    const away = lift(anySpace).choose({ space: 's1' }).settled();
    expect([away.at('double-1'), away.at('double-2')]).toEqual(['s1', 's8']);
    expect(spaces(lift(anySpace, 1))).toEqual(['s1', 's2', 's6', 's7', 's9']);
  });

  it('R-14.13.8 It may not go back where its space does not meet the text', () => {
    const scene = play([summon('double', space(adjacentTo(yourHero)))], 's8', 's9', 's4', 's6').choose({ fighter: 'double-1' });
    expect(spaces(scene)).toEqual(['s3', 's5']);
    scene.choose({ space: 's3' }).settled();
  });

  it('R-16.55 Nobody is lifted where no other space is free', () => {
    const scene = play([near], 's3', 's8').settled();
    expect([scene.at('double-1'), scene.at('double-2')]).toEqual(['s3', 's8']);
    expect(told(scene, 'return', 'place')).toEqual([]);
  });
});
