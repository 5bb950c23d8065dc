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
