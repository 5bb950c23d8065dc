import type { View } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import type { Telling } from '../combat/telling.ts';
import { attackOf } from './attack-of.ts';

const telling = (winner: number | null, fighter = 'medusa') =>
  ({ attack: { fighter }, defense: { fighter: 'alice' }, winner }) as unknown as Telling;
const none = { combats: [] } as unknown as View;
const open = { combats: [{ attack: { fighter: 'medusa' }, defense: { fighter: 'alice' } }] } as unknown as View;
const attack = { fighter: 'medusa', target: 'alice', isDecided: false };

describe('who attacks whom', () => {
  it('is as far as it has been told', () => {
    expect(attackOf(telling(null), true, none)).toEqual(attack);
    expect(attackOf(telling(0), false, none)).toBeNull();
    expect(attackOf(null, false, none)).toBeNull();
  });
  it('is as it is, where it is not being told', () => {
    expect(attackOf(null, false, open)).toEqual(attack);
    expect(attackOf(telling(null), false, open)).toEqual(attack);
  });
  it('is decided once somebody has won, whatever the cards still do', () => {
    expect(attackOf(telling(0), true, open)).toEqual({ ...attack, isDecided: true });
    expect(attackOf(telling(0), false, open)).toEqual({ ...attack, isDecided: true });
  });
  it('is not decided by another combat inside of it', () => expect(attackOf(telling(0, 'harpy@1'), false, open)).toEqual(attack));
});
