import { type Event, newGame, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { after, before, shownOf } from './shown.ts';

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
  it('is marked too where it changed places with one of theirs', () => {
    const there = after(after(start, move(0)), { kind: 'move', fighter: 'medusa', from: 's3', to: 's4', by: 1 });
    const swap: Event = { kind: 'swap', fighter: 'medusa', with: 'alice' };
    const { fighters, pushed } = after(there, swap);
    expect([fighters.medusa.space, fighters.alice.space]).toEqual(['s2', 's4']);
    expect(pushed).toEqual([{ fighter: 'alice', spaces: ['s2', 's4'] }]);
    expect(after(there, { kind: 'swap', fighter: 'alice', with: 'jabberwock' }).pushed).toEqual([]);
  });
  it('is not marked where the player has moved it', () => expect(after(start, move(0)).pushed).toEqual([]));
});

describe('a change of health', () => {
  const health = start.fighters.alice.health;
  const set = (to: number): Event => ({ kind: 'setHealth', fighter: 'alice', health: to });
  it('is shown beside the fighter by how much it is, also where a number was set', () => {
    const low = after(start, set(health - 3));
    expect(low.hits).toEqual({ alice: -3 });
    expect(after(low, set(health - 3)).hits).toEqual({ alice: -3 });
    expect(after(low, set(health)).hits).toEqual({ alice: 3 });
  });
  it('is shown of whoever comes back', () => {
    const fallen = after(after(start, set(0)), { kind: 'defeat', fighter: 'alice', seat: 0 } as Event);
    expect(after(fallen, { kind: 'return', fighter: 'alice', space: 's1', health: 2 }).hits).toEqual({ alice: 2 });
  });
  it('is gone when an action is chosen, not when there was none to choose', () => {
    const hurt = after(start, set(health - 1));
    expect(before(hurt, set(health)).hits).toEqual({ alice: -1 });
    expect(after(hurt, action(0)).hits).toEqual({ alice: -1 });
    expect(before(hurt, action(0)).hits).toEqual({});
  });
});
