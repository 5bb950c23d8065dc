import { type Event, newGame, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { after, shownOf } from './shown.ts';

const start = shownOf(view(newGame({ mode: 'duel', heroes: ['alice', 'medusa'], board: 'marmoreal' }, 1), 'all'));
const move = (by: number): Event => ({ kind: 'move', fighter: 'alice', from: 's1', to: 's2', by });
const action = (seat: number): Event => ({ kind: 'action', seat, action: 'maneuver', number: 1 });

describe('the way of a fighter that another player has moved', () => {
  it('stays until its own player acts', () => {
    const pushed = after(start, move(1));
    expect(pushed.pushed).toEqual([{ fighter: 'alice', spaces: ['s1', 's2'] }]);
    expect(after(pushed, action(1)).pushed).toHaveLength(1);
    expect(after(pushed, action(0)).pushed).toEqual([]);
  });
  it('is not marked where the player has moved it', () => expect(after(start, move(0)).pushed).toEqual([]));
});
