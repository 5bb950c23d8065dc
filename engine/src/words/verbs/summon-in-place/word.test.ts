import { card, type Effect, type Event, leaveBoard, scheme, sidekick, summonInYourPlace, yourHero } from '@peerless/engine';
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

describe('summonInPlace', () => {
  const sly = summonInYourPlace('double');

  it('R-14.13.6 The hero goes to a free space and the sidekick takes the one it left', () => {
    const scene = play([sly], 's2', null);
    expect(scene.asks).toBe('placeTo 0');
    expect(spaces(scene)).toEqual(['s1', 's3', 's6', 's7', 's8', 's9']);
    scene.choose({ space: 's9' }).settled();
    expect(told(scene, 'place', 'return')).toEqual([
      { kind: 'place', fighter: scene.red, from: 's4', to: 's9', by: 0 },
      { kind: 'return', fighter: 'double-2', space: 's4', health: 2 },
    ]);
  });

  it('R-14.13.6 It works from the first space of the board as well', () => {
    const scene = play([sly], 's2', null, 's1').choose({ space: 's3' }).settled();
    expect([scene.at(scene.red), scene.at('double-2')]).toEqual(['s3', 's1']);
  });

  it('R-14.13.8 One that is lifted leaves its space free for the hero', () => {
    const scene = play([sly], 's2', 's3');
    expect(scene.asks).toBe('liftWhich 0');
    scene.choose({ fighter: 'double-1' });
    expect(scene.asks).toBe('placeTo 0');
    expect(spaces(scene)).toEqual(['s1', 's2', 's6', 's7', 's8', 's9']);
    scene.choose({ space: 's2' }).settled();
    expect([scene.at(scene.red), scene.at('double-1'), scene.at('double-2')]).toEqual(['s2', 's4', 's3']);
  });

  it('R-14.13.6 Without the hero on the board nobody is lifted', () => {
    const scene = play([leaveBoard(yourHero), sly], 's2', 's3');
    expect(scene.asks).toBe('action 0');
    expect([scene.at(scene.red), scene.at('double-1'), scene.at('double-2')]).toEqual([null, 's2', 's3']);
  });
});
