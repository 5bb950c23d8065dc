import { card, type Effect, type Event, gainCounter, scheme, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);

describe('gainCounter', () => {
  const lit = (counter: number, ...does: Effect[]) => {
    const about = { counter: { id: 'rage', start: 1, max: 3 } };
    const scene = fight({ cards: [trick('glow', ...does)], about, counter }, {});
    playScheme(scene, 'glow');
    return scene.settled();
  };
  const counter = (scene: Table) => scene.see().seats[0].counter;

  it('R-14.3.4 Gains above the limit are lost', () => {
    const one = lit(1, gainCounter(1));
    expect(counter(one)).toBe(2);
    expect(told(one, 'counter')).toEqual([{ kind: 'counter', seat: 0, counter: 'rage', count: 2 }]);
    const over = lit(2, gainCounter(2));
    expect(counter(over)).toBe(3);
    expect(told(over, 'counter')).toEqual([{ kind: 'counter', seat: 0, counter: 'rage', count: 3 }]);
  });

  it('R-14.3.4 Nothing is told where nothing is gained: at the limit, or none', () => {
    const full = lit(3, gainCounter(1));
    expect(counter(full)).toBe(3);
    expect(told(full, 'counter')).toEqual([]);
    const none = lit(2, gainCounter(thatMany));
    expect(counter(none)).toBe(2);
    expect(told(none, 'counter')).toEqual([]);
  });
});
