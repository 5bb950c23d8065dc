import { card, type Effect, type Event, it as itself, leaveBoard, named, scheme, sidekick, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { type Fight, fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const told = (at: Table, ...kinds: Event['kind'][]) => at.events.map(({ event }) => event).filter((event) => kinds.includes(event.kind));
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
