import type { Event } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { type Played, playedAfter, playedAgain } from './played.ts';

const scheme: Event = { kind: 'scheme', seat: 0, card: 'drink-me', fighter: 'alice' };
const draw: Event = { kind: 'draw', seat: 0, count: 2 };
const gone: Event = { kind: 'discard', seat: 0, card: 'drink-me', from: 'play' };
const next: Event = { kind: 'action', seat: 1, action: 'maneuver', number: 1 };
const after = (events: Event[]): Played | null => events.reduce<Played | null>(playedAfter, null);

describe('a scheme as it is told', () => {
  it('gathers what it does, and nothing that comes after it', () => {
    expect(after([draw, scheme, draw])).toMatchObject({ card: 'drink-me', did: [draw], isOver: false });
    expect(after([scheme, draw, gone, draw])).toMatchObject({ did: [draw], isOver: true });
  });
  it('stays to be read until the next action', () => {
    expect(after([scheme, gone, { kind: 'turn', seat: 1, turn: 2 }])).not.toBeNull();
    expect(after([scheme, gone, next])).toBeNull();
  });
  it('is told again only while it is in play', () => {
    const told = [scheme, draw].map((event) => ({ event, seq: 1 }));
    expect(playedAgain(told)?.did).toEqual([draw]);
    expect(playedAgain([...told, { event: gone, seq: 1 }])).toBeNull();
  });
});
