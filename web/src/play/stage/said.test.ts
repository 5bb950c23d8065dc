import type { Event } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { said } from './said.ts';

const draw: Event = { kind: 'draw', seat: 0, count: 1 };
const reason = { kind: 'noEffect' } as Event;
const hurt = { kind: 'damage' } as Event;
const numbers = (did: readonly Event[], most: number): number[] => said(did, most).map(({ n }) => n);

describe('what effects have done', () => {
  it('is all said where there is room', () => expect(numbers([draw, reason, draw], 3)).toEqual([0, 1, 2]));
  it('is the latest where there is less', () => expect(numbers([draw, draw, draw], 2)).toEqual([1, 2]));
  it('is first of all why something had no effect, in order', () => {
    expect(numbers([reason, draw, draw], 1)).toEqual([0]);
    expect(numbers([reason, draw, draw], 2)).toEqual([0, 2]);
    expect(numbers([reason, reason, draw], 1)).toEqual([1]);
  });
  it('is what cost health before what else was done, and after why something had no effect', () => {
    expect(numbers([hurt, draw, draw], 2)).toEqual([0, 2]);
    expect(numbers([hurt, { kind: 'defeat' } as Event], 1)).toEqual([0]);
    expect(numbers([reason, hurt, draw], 1)).toEqual([0]);
    expect(numbers([hurt, reason, draw], 2)).toEqual([0, 1]);
  });
});
