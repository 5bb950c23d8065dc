import { card, cardsFromHand, draw, type Effect, type Event, fromCounter, mayPay, recover, scheme, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';
import type { Table } from '../../../../test/table.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const about = { counter: { id: 'rage', start: 1, max: 3 } };

describe('pay', () => {
  it('R-0.11 A price of cards takes just those cards, one named after another', () => {
    const trade = trick('trade', mayPay(cardsFromHand(2), recover(yourHero, 4)));
    const spare = trick('spare', draw(1));
    const hand = ['trade', 'spare', 'plain', 'plain', 'plain'];
    const scene = fight({ cards: [trade, spare], about, counter: 2, hand }, {}, { fighters: { red: { space: 's4', health: 5 } } });
    playScheme(scene, 'trade');
    expect(scene.asks).toBe('pay 0');
    scene.choose({ yes: true });
    expect(scene.asks).toBe('discard 0');
    scene.choose({ card: 'spare' });
    expect(scene.asks).toBe('discard 0');
    scene.choose({ card: 'plain' }).settled();
    expect(scene.hand(0)).toEqual(['plain', 'plain']);
    expect(scene.discard(0)).toEqual(['spare', 'plain', 'trade']);
    expect([scene.health(scene.red), scene.see().seats[0].counter]).toEqual([9, 2]);
    expect(told(scene, 'counter')).toEqual([]);
  });

  it('R-0.11 A price from the counter takes no card', () => {
    const burn = trick('burn', mayPay(fromCounter(2), recover(yourHero, 4)));
    const scene = fight({ cards: [burn], about, counter: 2 }, {}, { fighters: { red: { space: 's4', health: 5 } } });
    playScheme(scene, 'burn').choose({ yes: true }).settled();
    expect([scene.health(scene.red), scene.see().seats[0].counter]).toEqual([9, 0]);
    expect(told(scene, 'counter')).toEqual([{ kind: 'counter', seat: 0, counter: 'rage', count: 0 }]);
    expect(scene.hand(0)).toEqual(['plain']);
  });

  it('R-0.7 A price may be paid for nothing', () => {
    const burn = trick('burn', mayPay(fromCounter(1)));
    const paid = fight({ cards: [burn], about, counter: 2 }, {});
    playScheme(paid, 'burn').choose({ yes: true }).settled();
    expect(paid.see().seats[0].counter).toBe(1);
    const kept = fight({ cards: [burn], about, counter: 2 }, {});
    playScheme(kept, 'burn').choose({ pass: true }).settled();
    expect(kept.see().seats[0].counter).toBe(2);
  });
});
