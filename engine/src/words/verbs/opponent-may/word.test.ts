import { afterCombat, card, discard, draw, type Effect, opponentMay, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { inARow, kitHero, strike } from '../../../../test/rules/doing.ts';
import { fight } from '../../../../test/rules/fight.ts';
import { table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
/** Blue is off the board, undefeated, or on it. */
const against = (blue: string | null, ...does: Effect[]) => {
  const scene = fight({ cards: [trick('taunt', ...does)] }, { hand: ['plain', 'plain'] }, { fighters: { blue: { space: blue } } });
  playScheme(scene, 'taunt');
  return scene;
};

describe('opponentMay', () => {
  const does = opponentMay([discard(1)], [draw(2)]);

  it('R-0.4 The other thing is done while there is no opponent on the board', () => {
    const away = against(null, does);
    expect(away.asks).toBe('action 0');
    expect([away.hand(0).length, away.hand(1).length]).toEqual([3, 2]);
  });

  it('R-0.4 The opponent on the board does the one, or else you do the other', () => {
    const done = against('s5', does).choose({ card: 'plain' }).settled();
    expect([done.hand(0).length, done.hand(1).length]).toEqual([1, 1]);
    const declined = against('s5', does).choose({ pass: true }).settled();
    expect([declined.hand(0).length, declined.hand(1).length]).toEqual([3, 2]);
  });

  it('R-0.6 The first player decides, where the second asks', () => {
    const scene = fight({ hand: ['plain', 'plain'] }, { cards: [trick('taunt', does)] }, { active: 1 });
    playScheme(scene, 'taunt');
    expect(scene.asks).toBe('discard 0');
    scene.choose({ card: 'plain' }).settled();
    expect([scene.hand(0).length, scene.hand(1).length]).toEqual([1, 1]);
  });

  it('R-11.7 An opponent who is out of the game does nothing: the other thing is done', () => {
    const dare = card('dare', { type: 'attack', value: 5, boost: 1, copies: 1, by: 'any' }, afterCombat(does));
    const heroes = ['sentences-a', 'sentences-b', 'sentences-c'].map((id) => kitHero(id, [dare]));
    const start = (health: number) => {
      const hand = ['jab', 'study'];
      const scene = table(inARow('freeForAll', heroes), {
        fighters: { 'sentences-a': { space: 's5' }, 'sentences-b': { space: 's6', health } },
        seats: [{ hand: ['dare', 'jab'] }, { hand }, { hand }],
      });
      return strike(scene, 'sentences-a', 'sentences-b', 'dare', null);
    };
    const alive = start(6);
    expect(alive.asks).toBe('discard 1');
    alive.choose({ card: 'jab' }).settled();
    expect(alive.hand(0)).toEqual(['jab']);
    const out = start(5).settled();
    expect(out.see().seats[1].out).toBe(true);
    expect(out.hand(0)).toHaveLength(3);
  });
});
