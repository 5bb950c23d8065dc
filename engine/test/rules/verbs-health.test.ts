/** `damage`, `recover`, `defeat` and `sendCombatDamage`: whom they mean when nobody fits, and what is told. */
import {
  adjacentTo,
  card,
  damage,
  defeat,
  draw,
  duringCombat,
  type Effect,
  type Event,
  mayElse,
  named,
  one,
  opposingFighter,
  opposingFighters,
  recover,
  scheme,
  sendCombatDamage,
  sidekick,
  yourFighter,
  yourFighters,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { playScheme } from './acting.ts';
import { attack, defense, fight } from './fight.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const near = opposingFighters(adjacentTo(yourHero));
const page = sidekick('page', { health: 3, reach: 'melee' });

describe('damage', () => {
  const pinch = trick('pinch', recover(one(yourFighters()), 1), damage(one(near), 3));

  it('R-0.4 One of a group is nobody where nobody is in it, and not who was picked before', () => {
    const far = fight({ cards: [pinch] }, {}, { fighters: { red: { space: 's4', health: 5 }, blue: { space: 's6' } } });
    playScheme(far, 'pinch').settled();
    expect([far.health(far.red), far.health(far.blue)]).toEqual([6, 12]);
    expect(told(far, 'damage')).toEqual([]);
  });

  it('hits the one who fits, and not who was picked before', () => {
    const close = fight({ cards: [pinch] }, {}, { fighters: { red: { space: 's4', health: 5 }, blue: { space: 's5' } } });
    playScheme(close, 'pinch').settled();
    expect([close.health(close.red), close.health(close.blue)]).toEqual([6, 9]);
  });
});

describe('recover', () => {
  it('R-0.4 One of a group is nobody where nobody is in it', () => {
    const balm = trick('balm', damage(one(yourFighters()), 2), recover(one(near), 2));
    const far = fight({ cards: [balm] }, {}, { fighters: { blue: { space: 's6', health: 5 } } });
    playScheme(far, 'balm').settled();
    expect([far.health(far.red), far.health(far.blue)]).toEqual([10, 5]);
    expect(told(far, 'recover')).toEqual([]);
  });

  it('R-10.12 Health rises to the maximum; what was gained is told, and nothing where it was full', () => {
    const rest = trick('rest', recover(yourHero, 3));
    const hurt = fight({ cards: [rest] }, {}, { fighters: { red: { space: 's4', health: 10 } } });
    playScheme(hurt, 'rest').settled();
    expect(told(hurt, 'recover')).toEqual([{ kind: 'recover', fighter: hurt.red, amount: 2, health: 12 }]);
    const full = fight({ cards: [rest] }, {});
    playScheme(full, 'rest').settled();
    expect(full.health(full.red)).toBe(12);
    expect(told(full, 'recover')).toEqual([]);
  });
});

describe('defeat', () => {
  const offer = trick('offer', mayElse([defeat(named('page'))], [draw(2)]));
  const cards = (space: string | null) => {
    const health = space === null ? { health: 0 } : {};
    return fight({ cards: [offer], about: { sidekicks: [page] } }, {}, { fighters: { page: { space, ...health } } });
  };

  it('R-10.16 Who is on the board may be defeated', () => {
    const scene = playScheme(cards('s2'), 'offer');
    expect(scene.asks).toBe('yesNo 0');
    scene.choose({ yes: true }).settled();
    expect([scene.at('page'), scene.health('page')]).toEqual([null, 0]);
    expect(told(scene, 'defeat')).toEqual([{ kind: 'defeat', fighter: 'page' }]);
    expect(scene.hand(0)).toHaveLength(1);
  });

  it('R-0.4 Declined, the other thing is done', () => {
    const scene = playScheme(cards('s2'), 'offer').choose({ pass: true }).settled();
    expect(scene.at('page')).toBe('s2');
    expect(scene.hand(0)).toHaveLength(3);
  });

  it('R-0.4 Nobody is asked to defeat who is off the board: the other thing is done', () => {
    const scene = playScheme(cards(null), 'offer').settled();
    expect(told(scene, 'defeat')).toEqual([]);
    expect(scene.hand(0)).toHaveLength(3);
  });
});

describe('sendCombatDamage', () => {
  const toYours = duringCombat(sendCombatDamage(yourFighter));
  const toTheirs = duringCombat(sendCombatDamage(opposingFighter));
  const healths = (card: ReturnType<typeof attack>, guard?: ReturnType<typeof attack>) => {
    const scene = fight({ cards: [card] }, { cards: guard ? [guard] : [] });
    scene.strike(card.id, guard ? guard.id : null).settled();
    return [scene.health(scene.red), scene.health(scene.blue)];
  };

  it('R-7.24 An attack sends it to its own fighter, or leaves it to the opposing one', () => {
    expect(healths(attack('recoil', 4, toYours))).toEqual([8, 12]);
    expect(healths(attack('aim', 4, toTheirs))).toEqual([12, 8]);
  });

  it('R-7.24 A defense leaves it to its own fighter, or sends it to the opposing one', () => {
    expect(healths(attack('hit', 4), defense('stand', 1, toYours))).toEqual([12, 9]);
    expect(healths(attack('hit', 4), defense('mirror', 1, toTheirs))).toEqual([9, 12]);
  });
});
