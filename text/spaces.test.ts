import '@peerless/heroes/languages';
import { describe, expect, it } from 'vitest';
import { type Cast, choiceText, type Described, eventText } from './index.ts';
import { doorNumber } from './spaces.ts';

const cast: Cast = { seats: [{ hero: 'alice' }, { hero: 'medusa' }], owners: { alice: 0 } };

describe('a door', () => {
  it('goes by the number on the board, or by the name that a player gave it', () => {
    expect(doorNumber('d2')).toBe('2');
    expect(doorNumber('gate')).toBe('gate');
  });
  it.each([
    ['en', /door 2/],
    ['ru', /дверь 2/],
    ['uk', /двері 2/],
    ['cs', /dveře 2/],
  ] as const)('is called the same in the log and among the answers, in %s', (lang, called) => {
    expect(eventText({ kind: 'door', door: 'd2', open: true, fighter: 'alice' }, lang, cast)).toMatch(called);
    expect(choiceText({ kind: 'moveTo', seat: 0, door: 'd2' } as Described, lang, cast)).toMatch(called);
  });
});
