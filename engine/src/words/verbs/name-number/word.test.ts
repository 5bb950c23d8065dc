import { card, draw, EVERYONE, nameNumber, scheme, thatMany } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('nameNumber', () => {
  const guess = card('guess', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(nameNumber, draw(thatMany)));

  it('R-15.23 Everybody hears the number, 0 as well as another', () => {
    for (const number of [0, 3]) {
      const t = fight({ cards: [guess, attack('blow', 4)], hand: ['guess', 'plain'] }, {});
      playScheme(t, 'guess');
      expect(t.asks).toBe('number 0');
      expect(t.legal().map((each) => each.number)).toEqual([0, 1, 2, 3, 4]);
      t.choose({ number }).settled();
      expect(t.events.filter(({ event }) => event.kind === 'number')).toEqual([
        { event: { kind: 'number', seat: 0, number }, sees: EVERYONE },
      ]);
      expect(t.hand(0)).toHaveLength(1 + number);
    }
  });
});
