import {
  adjacentTo,
  card,
  damage,
  type Effect,
  type Event,
  one,
  opposingFighters,
  recover,
  scheme,
  yourFighters,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const near = opposingFighters(adjacentTo(yourHero));

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
