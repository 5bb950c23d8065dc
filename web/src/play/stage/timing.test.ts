import type { AccountItem, Event } from '@peerless/engine';
import type { Told } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { ITEM, lasts, MOST, paced, pauses } from './timing.ts';

const told = (events: Event[], seq = 1): Told[] => events.map((event) => ({ event, seq }));
const total = (events: Event[]): number => paced(told(events), null).pauses.reduce((sum, pause) => sum + pause, 0);
const items = (count: number): AccountItem[] => Array.from({ length: count }, () => ({ how: 'add', amount: 1, source: null }));
const account = (seat: number, count = 1): Event => ({ kind: 'account', seat, card: 'dash', items: items(count), value: count });
const source = { card: 'dash', seat: 0 };

const declared: Event[] = [
  { kind: 'action', seat: 0, action: 'attack', number: 1 },
  { kind: 'attack', seat: 0, fighter: 'medusa', target: 'alice' },
  { kind: 'lay', seat: 0, as: 'attack' },
];
const revealed: Event[] = [
  { kind: 'lay', seat: 1, as: 'defense' },
  { kind: 'reveal', seat: 0, as: 'attack', card: 'dash', value: 3 },
  { kind: 'reveal', seat: 1, as: 'defense', card: 'dash', value: 1 },
];
const struck: Event[] = [
  { kind: 'values', attack: 3, defense: 1, damage: 2 },
  { kind: 'damage', fighter: 'alice', amount: 2, health: 9, combat: true, source },
  { kind: 'winner', seat: 0, fighter: 'medusa', role: 'attacker' },
  { kind: 'discard', seat: 0, card: 'dash', from: 'play' },
];
const plain = [...declared.slice(1), ...revealed, account(0), account(1), ...struck];
const effect: Event = { kind: 'effect', source, at: 'duringCombat' };
const more: Event = { kind: 'value', seat: 0, card: 'dash', how: 'add', amount: 1, source };

describe('how long a combat is shown', () => {
  it('takes 1.2 s where nothing happens in it, with the action that begins it', () => {
    expect(total(plain)).toBe(1_200);
    expect(total([...declared, ...revealed, account(0), account(1), ...struck])).toBe(1_200);
  });
  it('takes 0.25 s more for each thing that happens', () => {
    expect(ITEM).toBe(250);
    expect(total([...declared, ...revealed, effect, account(0), account(1), ...struck])).toBe(1_450);
    expect(total([...declared, ...revealed, account(0, 3), account(1), ...struck])).toBe(1_700);
  });
  it('counts an item once, when it is added or when the sum is told', () => {
    expect(total([...declared, ...revealed, more, account(0, 2), account(1), ...struck])).toBe(1_450);
  });
  it('takes 3 s at most, however much happens', () => {
    const effects = Array.from({ length: 20 }, () => effect);
    expect(MOST).toBe(3_000);
    expect(total([...declared, ...revealed, ...effects, account(0), account(1), ...struck])).toBeCloseTo(3_000);
  });
  it('takes 3 s at most also where something was asked in between', () => {
    const before = paced(told(declared), null);
    expect(before.spent).toBe(300);
    const effects = Array.from({ length: 20 }, () => effect);
    const { pauses: rest } = paced(told([...revealed, ...effects, ...struck]), before.spent);
    expect(rest.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(2_700);
  });
  it('begins anew with the next attack, and leaves what comes after it as it is', () => {
    const effects = Array.from({ length: 20 }, () => effect);
    const turn: Event[] = [
      { kind: 'turnEnd', seat: 0 },
      { kind: 'turn', seat: 1, turn: 2 },
    ];
    const { pauses: all, spent } = paced(told([...declared, ...effects, ...turn]), null);
    expect(all.at(-1)).toBe(lasts(turn[1]));
    expect(spent).toBeNull();
    expect(paced(told(declared), 3_000).spent).toBe(300);
  });
  it('turns both cards over at once', () => {
    expect(pauses(revealed).filter((pause) => pause > 100)).toEqual([350]);
  });
});
