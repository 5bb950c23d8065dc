import {
  adjacentTo,
  anySpace,
  card,
  type Effect,
  type Event,
  named,
  pickSpace,
  place,
  scheme,
  sidekick,
  space,
  thatSpace,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const about = { sidekicks: [sidekick('page', { health: 3, reach: 'melee' })] };
const away = { page: { space: null, health: 0 } };

describe('pickSpace', () => {
  it('names the first space of the board as well as any other', () => {
    const jump = trick('jump', pickSpace(anySpace), place(yourHero, space(thatSpace)));
    for (const wanted of ['s1', 's2', 's9']) {
      const scene = playScheme(fight({ cards: [jump] }, {}), 'jump')
        .choose({ kind: 'pickSpace', space: wanted })
        .settled();
      expect(told(scene, 'place')).toMatchObject([{ from: 's4', to: wanted }]);
    }
  });

  it('R-0.4 The space named before stays where none can be named', () => {
    const jump = trick(
      'jump',
      pickSpace(space(adjacentTo(yourHero))),
      pickSpace(space(adjacentTo(named('page')))),
      place(yourHero, space(thatSpace)),
    );
    const scene = fight({ cards: [jump], about }, {}, { fighters: away });
    playScheme(scene, 'jump').choose({ kind: 'pickSpace', space: 's3' }).settled();
    expect(told(scene, 'place')).toMatchObject([{ from: 's4', to: 's3' }]);
    expect(scene.at(scene.red)).toBe('s3');
  });

  it('A space named later counts instead of the one before', () => {
    const jump = trick(
      'jump',
      pickSpace(space(adjacentTo(yourHero))),
      pickSpace(space(adjacentTo(named('page')))),
      place(yourHero, space(thatSpace)),
    );
    const scene = fight({ cards: [jump], about }, {}, { fighters: { page: { space: 's8' } } });
    playScheme(scene, 'jump').choose({ kind: 'pickSpace', space: 's3' }).choose({ kind: 'pickSpace', space: 's9' }).settled();
    expect(scene.at(scene.red)).toBe('s9');
  });
});
