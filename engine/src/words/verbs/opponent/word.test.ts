import {
  afterCombat,
  attacking,
  type CardDefinition,
  card,
  damage,
  defending,
  discard,
  draw,
  type Effect,
  opponent,
  scheme,
  when,
  yourFighter,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
/** Blue is off the board, undefeated, or on it. */
const against = (blue: string | null, ...does: Effect[]) => {
  const scene = fight({ cards: [trick('taunt', ...does)] }, { hand: ['plain', 'plain'] }, { fighters: { blue: { space: blue } } });
  playScheme(scene, 'taunt');
  return scene;
};

describe('opponent', () => {
  const does = [opponent(discard(1)), draw(1)];

  it('R-14.6.7 Nobody does it while the only opponent is off the board; the rest happens', () => {
    const away = against(null, ...does);
    expect(away.asks).toBe('action 0');
    expect([away.hand(0).length, away.hand(1).length]).toEqual([2, 2]);
    const here = against('s5', ...does).choose({ kind: 'discard', card: 'plain' });
    expect(here.asks).toBe('action 0');
    expect([here.hand(0).length, here.hand(1).length]).toEqual([2, 1]);
  });

  it('R-0.10 In a combat their fighter is the one on the other side, whoever says so', () => {
    const taunt = afterCombat(opponent(damage(yourFighter, 1)));
    const healths = (guard: CardDefinition, hit: CardDefinition) => {
      const scene = fight({ cards: [hit] }, { cards: [guard] });
      scene.strike(hit.id, guard.id).settled();
      return [scene.health(scene.red), scene.health(scene.blue)];
    };
    expect(healths(defense('wait', 2), attack('goad', 2, taunt))).toEqual([12, 11]);
    expect(healths(defense('goad-back', 2, taunt), attack('hit', 2))).toEqual([11, 12]);
  });

  it('R-0.10 They are on the other side of the combat themselves', () => {
    const sides = afterCombat(opponent(when(attacking, draw(1)), when(defending, draw(2))));
    const goad = fight({ cards: [attack('goad', 2, sides)] }, { cards: [defense('wait', 2)] });
    goad.strike('goad', 'wait').settled();
    expect(goad.story('draw')).toEqual(['1 draws 2']);
    const back = fight({ cards: [attack('hit', 2)] }, { cards: [defense('goad-back', 2, sides)] });
    back.strike('hit', 'goad-back').settled();
    expect(back.story('draw')).toEqual(['0 draws 1']);
  });
});
