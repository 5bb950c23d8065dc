import type { Event, View } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { lookedUpAt, retold, type Telling, told } from './telling.ts';

const owners = { medusa: 0, alice: 1 };
const tell = (events: Event[], before?: View): Telling | null =>
  events.reduce<Telling | null>((so, event) => told(so, event, owners, () => before), null);
const attack = { kind: 'attack' as const, seat: 0, fighter: 'medusa', target: 'alice' } satisfies Event;
const nothing: Event = { kind: 'layNothing', seat: 1 };
/** What Alice sees before she lays nothing. */
const asked = (handCount: number, choices: number): View =>
  ({
    seats: [{ handCount: 5 }, { handCount }],
    waiting: { kind: 'defense', seat: 1 },
    choices: Array.from({ length: choices }, () => ({ kind: 'defense', seat: 1 })),
  }) as unknown as View;

describe('a combat as it is told', () => {
  it('tells who had nothing to defend with from who did not want to', () => {
    expect(tell([attack, nothing], asked(3, 1))!.defense.hadNone).toBe(true);
    expect(tell([attack, nothing], asked(3, 2))!.defense.hadNone).toBe(false);
  });
  it('knows of another’s hand only that it is empty', () => {
    expect(tell([attack, nothing], asked(3, 0))!.defense.hadNone).toBe(false);
    expect(tell([attack, nothing], asked(0, 0))!.defense.hadNone).toBe(true);
    expect(tell([attack, nothing])!.defense.hadNone).toBe(false);
  });

  it('is told again with what the view before shows, also to who comes in the middle of it', () => {
    const all = [attack, nothing, attack, nothing].map((event, n) => ({ event, seq: n + 3 }));
    expect(lookedUpAt(all)).toBe(5);
    expect(lookedUpAt(all.slice(0, 3))).toBeNull();
    expect(lookedUpAt([])).toBeNull();
    expect(retold(all, owners)!.defense).toMatchObject({ hasDecided: true, hadNone: false });
    expect(retold(all, owners, asked(3, 1))!.defense.hadNone).toBe(true);
  });

  it('shows every boost with its value', () => {
    const laid = tell([attack, { kind: 'lay', seat: 0, as: 'boost' }])!;
    expect(laid.attack.boosts).toEqual([{ card: 'hidden', value: null, isLaid: true }]);
    const revealed = told(laid, { kind: 'reveal', seat: 0, as: 'boost', card: 'dash', value: 2 }, owners)!;
    const more = told(revealed, { kind: 'boost', seat: 0, card: 'feint', value: 1, of: 'attack' }, owners)!;
    expect(more.attack.boosts.map(({ card, value }) => [card, value])).toEqual([
      ['dash', 2],
      ['feint', 1],
    ]);
  });
  it('keeps only the boost that was laid when another card takes the place', () => {
    const boosted = tell([
      attack,
      { kind: 'lay', seat: 0, as: 'boost', card: 'dash' },
      { kind: 'boost', seat: 0, card: 'feint', value: 1, of: 'attack' },
      { kind: 'replace', seat: 0, card: 'skirmish', with: 'gaze-of-stone' },
    ])!;
    expect(boosted.attack.boosts.map(({ card }) => card)).toEqual(['dash']);
  });

  it('shows a bonus attack with its value before the defender decides, until another card takes its place', () => {
    const second: Event = { ...attack, bonus: 'second-shot', card: 'snipe', value: 3 };
    const bonus = tell([attack, nothing, second])!.attack;
    expect(bonus).toMatchObject({ card: 'snipe', bonus: 'second-shot', value: 3, hasDecided: true, account: [] });
    expect(tell([attack])!.attack).toMatchObject({ card: null, bonus: null, value: null, hasDecided: false });
    const replaced = tell([attack, nothing, second, { kind: 'replace', seat: 0, card: 'snipe', with: 'dash' }])!.attack;
    expect(replaced).toMatchObject({ card: 'dash', bonus: null, value: null });
  });

  it('stays to be read over the end of the turn, until the next action', () => {
    const turn: Event = { kind: 'turn', seat: 1, turn: 2 };
    expect(tell([attack, nothing, turn])).not.toBeNull();
    expect(tell([attack, nothing, turn, { kind: 'action', seat: 1, action: 'maneuver', number: 1 }])).toBeNull();
  });
});
