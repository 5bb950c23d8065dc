import { card, defeat, draw, type Effect, type Event, mayElse, named, scheme, sidekick } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const page = sidekick('page', { health: 3, reach: 'melee' });

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
