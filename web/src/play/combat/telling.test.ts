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

  it('keeps what happens in the next turn out of it', () => {
    const hurt: Event = { kind: 'damage', fighter: 'alice', amount: 1, health: 4, combat: false, source: { rule: 'exhaustion' } };
    expect(tell([attack, hurt])!.did).toEqual([hurt]);
    expect(tell([attack, { kind: 'turnEnd', seat: 0 }, hurt])!.did).toEqual([]);
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

  it('counts on as things happen, until the account says what it came to', () => {
    const source = { card: 'dash', seat: 0 };
    const value: Event = { kind: 'value', seat: 0, card: 'dash', how: 'add', amount: 2, source };
    const reveal: Event = { kind: 'reveal', seat: 0, as: 'attack', card: 'dash', value: 3 };
    const { attack: so } = tell([attack, reveal, value])!;
    expect([so.value, so.account.map(({ amount }) => amount), so.isCounted]).toEqual([5, [3, 2], false]);
    const set = tell([attack, reveal, value, { ...value, how: 'set', amount: 1 }])!.attack;
    expect([set.value, set.account.map(({ amount }) => amount)]).toEqual([1, [3, 2, -4]]);
    const items = [{ how: 'printed' as const, amount: 4, source }];
    const done = tell([attack, reveal, value, { kind: 'account', seat: 0, card: 'dash', items, value: 4 }])!.attack;
    expect(done).toMatchObject({ value: 4, account: items, isCounted: true });
  });
  it('lies face down until it is revealed, also before who has laid it', () => {
    const laid = tell([attack, { kind: 'lay', seat: 0, as: 'attack', card: 'dash' }])!.attack;
    expect(laid).toMatchObject({ card: 'dash', isOpen: false });
    expect(tell([attack, { kind: 'lay', seat: 0, as: 'attack', card: 'dash', open: true }])!.attack.isOpen).toBe(true);
  });
  it('comes to no damage where that is prevented', () => {
    const values: Event = { kind: 'values', attack: 4, defense: 0, damage: 4 };
    const prevented: Event = { kind: 'prevented', fighter: 'alice' };
    expect(tell([attack, nothing, values, prevented])).toMatchObject({ damage: 0, did: [prevented] });
  });
  it('gathers what effects did beside', () => {
    const draw: Event = { kind: 'draw', seat: 0, count: 1 };
    expect(tell([attack, nothing, draw])!.did).toEqual([draw]);
  });

  it('stays to be read over the end of the turn, until the next action', () => {
    const turn: Event = { kind: 'turn', seat: 1, turn: 2 };
    expect(tell([attack, nothing, turn])).not.toBeNull();
    expect(tell([attack, nothing, turn, { kind: 'action', seat: 1, action: 'maneuver', number: 1 }])).toBeNull();
  });
});
