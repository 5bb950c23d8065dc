import '@peerless/boards';
import '@peerless/heroes';
import { type Event, matchOf } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { summary } from './summary.ts';

const match = matchOf({ setup: { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' } });
const of = (...events: Event[]) =>
  summary(
    events.map((event, seq) => ({ event, seq })),
    match,
    [0],
    7,
  );
const attack = (seat: number, fighter: string, target: string): Event => ({ kind: 'attack', seat, fighter, target });
const reveal = (seat: number, card: string): Event => ({ kind: 'reveal', seat, as: 'attack', card, value: 3 });
const hit = (fighter: string, amount: number, health: number, more: Partial<Extract<Event, { kind: 'damage' }>> = {}): Event => ({
  kind: 'damage',
  fighter,
  amount,
  health,
  combat: true,
  source: { rule: 'combat' },
  ...more,
});
const card = (seat: number, name: string) => ({ combat: false, source: { card: name, seat } });

describe('damage', () => {
  it('of a combat is dealt by the attacker, with the card it attacked with', () => {
    const { dealt, best } = of(attack(0, 'jabberwock', 'medusa'), reveal(0, 'looking-glass'), hit('medusa', 4, 12));
    expect(dealt).toEqual([4, 0]);
    expect(best).toEqual({ seat: 0, card: 'looking-glass', damage: 4 });
  });
  it('of a card is dealt by whoever played it, also by the defender', () => {
    const { dealt, best } = of(attack(0, 'alice', 'medusa'), reveal(0, 'feint'), hit('alice', 2, 11, card(1, 'snipe')));
    expect(dealt).toEqual([0, 2]);
    expect(best?.card).toBe('snipe');
  });
  it('of a card that replaces another belongs to the one that was there in the end', () => {
    const told = [attack(0, 'alice', 'medusa'), reveal(0, 'feint'), { kind: 'replace', seat: 0, card: 'feint', with: 'eat-me' } as Event];
    expect(of(...told, hit('medusa', 1, 15)).best?.card).toBe('eat-me');
  });
  it('to oneself and of rules counts for nobody', () => {
    const rule = { combat: false, source: { rule: 'exhaustion' as const } };
    const { dealt, best } = of(hit('alice', 2, 11, rule), hit('alice', 2, 9, card(0, 'drink-me')));
    expect({ dealt, best }).toEqual({ dealt: [0, 0], best: null });
  });
  it('adds up over the copies of a card', () => {
    const told = [attack(0, 'alice', 'medusa'), reveal(0, 'a'), hit('medusa', 3, 13), attack(0, 'alice', 'medusa'), reveal(0, 'b')];
    const { best } = of(...told, hit('medusa', 2, 11), attack(0, 'alice', 'medusa'), reveal(0, 'b'), hit('medusa', 2, 9));
    expect(best).toEqual({ seat: 0, card: 'b', damage: 4 });
  });
});

describe('the decisive combat', () => {
  const first = [{ kind: 'turn', seat: 0, turn: 3 } as Event, attack(0, 'alice', 'medusa'), hit('medusa', 2, 14)];
  it('is the one that cost the losing hero most', () => {
    const { decisive } = of(...first, { kind: 'turn', seat: 0, turn: 5 }, attack(0, 'jabberwock', 'medusa'), hit('medusa', 5, 9));
    expect(decisive).toMatchObject({ turn: 5, from: 4, fighter: 'jabberwock', damage: 5 });
  });
  it('was in the turn that a position began with, if nobody was told of another before', () => {
    const told = [attack(0, 'alice', 'medusa'), hit('medusa', 2, 14)];
    expect(of(...told, { kind: 'turn', seat: 1, turn: 4 }).decisive).toMatchObject({ turn: 3 });
    expect(of(...told).decisive).toMatchObject({ turn: 7 });
  });
  it('takes in what effects did in it, and nothing after it', () => {
    const effect = hit('medusa', 2, 12, card(0, 'feint'));
    expect(of(...first, effect).decisive?.damage).toBe(4);
    expect(of(...first, { kind: 'action', seat: 0, action: 'scheme', number: 2 }, effect).decisive?.damage).toBe(2);
  });
  it('is not one that hit the winner or a sidekick', () => {
    expect(of(attack(1, 'medusa', 'alice'), hit('alice', 6, 7)).decisive).toBeNull();
    expect(of(attack(0, 'alice', 'harpy-1'), hit('harpy-1', 1, 0)).decisive).toBeNull();
  });
});

describe('the lead', () => {
  it('follows the health of heroes, from the first to the last', () => {
    const { leads } = of(hit('alice', 13, 0), { kind: 'setHealth', fighter: 'alice', health: 13 }, hit('medusa', 16, 0));
    expect(leads.map(({ lead }) => lead)).toEqual([-1, 0, 1]);
  });
  it('begins with what was there, also where a handicap took some of it', () => {
    const [begin] = of({ kind: 'turn', seat: 0, turn: 1 }, hit('medusa', 2, 6)).leads;
    expect(begin.lead).toBe(0.5);
  });
});
