import {
  card,
  draw,
  duringCombat,
  type Effect,
  type Event,
  immediately,
  named,
  scheme,
  sidekick,
  swap,
  swapRoles,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const about = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };
const away = { page: { space: null, health: 0 } };

describe('swap', () => {
  it('R-5.20 The two exchange their spaces', () => {
    const scene = fight({ cards: [trick('trade', swap(yourHero, named('page')))], about }, {}, { fighters: { page: { space: 's1' } } });
    playScheme(scene, 'trade').settled();
    expect([scene.at(scene.red), scene.at('page')]).toEqual(['s1', 's4']);
    expect(told(scene, 'swap')).toEqual([{ kind: 'swap', fighter: scene.red, with: 'page' }]);
    expect(told(scene, 'takesOver')).toEqual([]);
  });

  it('R-7.31 The attacker swapped in has the combat from then on', () => {
    const relay = attack('relay', 3, immediately(swapRoles(yourFighter, named('page'))));
    const scene = fight(
      { cards: [relay], about },
      { cards: [defense('wait', 1, duringCombat(draw(1)))] },
      { fighters: { page: { space: 's1' } } },
    );
    scene.strike('relay', 'wait', { fighter: scene.red }).settled();
    expect([scene.at(scene.red), scene.at('page')]).toEqual(['s1', 's4']);
    expect(told(scene, 'swap')).toEqual([{ kind: 'swap', fighter: scene.red, with: 'page' }]);
    expect(told(scene, 'takesOver')).toEqual([{ kind: 'takesOver', fighter: 'page', for: scene.red }]);
    expect(told(scene, 'winner')).toEqual([{ kind: 'winner', seat: 0, fighter: 'page', role: 'attacker' }]);
  });

  it('R-7.31 The defender swapped in takes the damage', () => {
    const shield = defense('shield', 1, immediately(swapRoles(named('page'), yourFighter)));
    const scene = fight({ cards: [attack('hit', 3)] }, { cards: [shield], about }, { fighters: { page: { space: 's9' } } });
    scene.strike('hit', 'shield').settled();
    expect(told(scene, 'takesOver')).toEqual([{ kind: 'takesOver', fighter: 'page', for: scene.blue }]);
    expect([scene.at(scene.blue), scene.health(scene.blue)]).toEqual(['s9', 12]);
    expect([scene.at('page'), scene.health('page')]).toEqual(['s5', 1]);
  });

  it('R-5.20 Nothing is told of a swap with somebody off the board', () => {
    const scene = fight({ cards: [trick('trade', swap(yourHero, named('page')))], about }, {}, { fighters: away });
    playScheme(scene, 'trade').settled();
    expect(scene.at(scene.red)).toBe('s4');
    expect(told(scene, 'swap')).toEqual([]);
  });
});
