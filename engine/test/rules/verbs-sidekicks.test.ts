/** Fighters that come onto the board and leave it: which spaces and which of them are offered, and what is told. */
import {
  adjacentTo,
  afterCombat,
  anySpace,
  card,
  type Effect,
  type Event,
  empty,
  inZoneOf,
  it as itself,
  leaveBoard,
  named,
  returnDefeated,
  returnFallen,
  type Spaces,
  scheme,
  sidekick,
  space,
  summon,
  summonInYourPlace,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { playScheme } from './acting.ts';
import { attack, defense, type Fight, fight } from './fight.ts';

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

describe('leaveBoard', () => {
  it('R-14.6.7 A fighter leaves the board undefeated', () => {
    const scene = play([leaveBoard(named('double'))], 's2', 's3').settled();
    expect([scene.at('double-1'), scene.health('double-1'), scene.at('double-2')]).toEqual([null, 2, 's3']);
    expect(told(scene, 'leave', 'defeat')).toEqual([{ kind: 'leave', fighter: 'double-1' }]);
  });

  it('R-14.6.7 The first fighter leaves the first space of the board', () => {
    const scene = play([leaveBoard(yourHero)], 's2', 's3', 's1');
    expect([scene.at(scene.red), scene.health(scene.red)]).toEqual([null, 12]);
    expect(told(scene, 'leave')).toEqual([{ kind: 'leave', fighter: scene.red }]);
  });

  it('R-0.4 Nobody leaves who is off the board, and nobody where nobody is meant', () => {
    const gone = play([leaveBoard(named('double'))], null, 's3').settled();
    expect([gone.at('double-1'), gone.at('double-2')]).toEqual([null, 's3']);
    expect(told(gone, 'leave')).toEqual([]);
    const nobody = play([leaveBoard(itself)], 's2', 's3').settled();
    expect([nobody.at(nobody.red), nobody.at('double-1'), nobody.at('double-2')]).toEqual(['s4', 's2', 's3']);
    expect(told(nobody, 'leave')).toEqual([]);
  });
});
