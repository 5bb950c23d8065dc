import '@peerless/boards';
import '@peerless/heroes';
import {
  answer,
  choices,
  compare,
  type Described,
  describe as described,
  type Game,
  type Position,
  prospect,
  scene,
  view,
} from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { outcomeOf, usersOf } from './outcome.ts';

const GONE = { space: null, health: 0 };
const NO_HARPIES = { 'harpy-1': GONE, 'harpy-2': GONE, 'harpy-3': GONE };
const play = (game: Game, ...wanted: Partial<Described>[]): Game => {
  for (const each of wanted) answer(game, choices(game).find((choice) => compare(described(game, choice), each, '') === null)!);
  return game;
};
const gardens = (fighters: Position['fighters'], hands: string[][]): Game =>
  scene(
    { board: 'hanging-gardens', heroes: ['medusa', 'invisible-man'], mode: 'duel' },
    { fighters: { ...NO_HARPIES, ...fighters }, seats: [{ hand: hands[0] }, { hand: hands[1], tokens: ['s18'] }] },
  );
const above = (hands: string[][] = [['feint'], ['coded-notes']]) =>
  gardens({ medusa: { space: 's17' }, 'invisible-man': { space: 's18' } }, hands);
function known(game: Game, card: string, eyes: number, change: (update: Update) => void = () => {}) {
  const update = { view: view(game, eyes), answers: choices(game) } as Update;
  change(update);
  return outcomeOf(
    update,
    card,
    usersOf(update).map((user) => prospect(game, user, card)),
  );
}

describe('what is known of a card before it is chosen', () => {
  it('counts what stands at the table: an attack from high ground', () => {
    for (const game of [above(), play(above(), { action: 'attack' })])
      expect(known(game, 'feint', 0)).toMatchObject({ role: 'attack', other: 'invisible-man', value: 3, against: 0, damage: 3 });
    const below = gardens({ medusa: { space: 's18' }, 'invisible-man': { space: 's17' } }, [['feint'], []]);
    expect(known(below, 'feint', 0)).toMatchObject({ value: 2, damage: 2 });
  });
  it('strikes for no more health than there is', () => {
    const weak = gardens({ medusa: { space: 's17' }, 'invisible-man': { space: 's18', health: 1 } }, [['feint'], []]);
    expect(known(weak, 'feint', 0)).toMatchObject({ value: 3, damage: 1 });
  });
  it('is nothing where it depends on who attacks whom, or the card cannot be used', () => {
    const two = scene(
      { board: 'marmoreal', heroes: ['medusa', 'king-arthur'], mode: 'duel' },
      {
        fighters: { ...NO_HARPIES, medusa: { space: 's1' }, 'king-arthur': { space: 's2' }, merlin: { space: 's3' } },
        seats: [{ hand: ['feint', 'a-momentary-glance'] }, {}],
      },
    );
    expect(prospect(two, 'medusa').targets).toHaveLength(2);
    expect(known(two, 'feint', 0)).toBeNull();
    expect(known(above(), 'a-momentary-glance', 0)).toBeNull();
  });
  it('does not know of a defense what it meets, until the attack is open', () => {
    const game = play(above(), { action: 'attack' }, { card: 'feint' });
    expect(known(game, 'coded-notes', 1)).toMatchObject({ role: 'defense', other: 'medusa', value: 4, against: null, damage: null });
    const open = known(game, 'coded-notes', 1, ({ view: { combats } }) => {
      combats[0].attack.value = 6;
    });
    expect(open).toMatchObject({ value: 4, against: 6, damage: 2 });
  });
  it('adds a boost to what lies there', () => {
    const game = scene(
      { board: 'marmoreal', heroes: ['king-arthur', 'medusa'], mode: 'duel' },
      {
        fighters: { ...NO_HARPIES, 'king-arthur': { space: 's1' }, merlin: GONE, medusa: { space: 's2' } },
        seats: [{ hand: ['noble-sacrifice', 'excalibur', 'feint'] }, { hand: ['feint', 'dash'] }],
      },
    );
    play(game, { action: 'attack' }, { card: 'noble-sacrifice' });
    expect(known(game, 'excalibur', 0)).toMatchObject({ played: { card: 'noble-sacrifice' }, value: 5, against: 0, damage: 5 });
    play(game, { pass: true }, { card: 'dash' });
    expect(view(game, 0).waiting?.kind).toBe('boostCard');
    expect(known(game, 'excalibur', 0)).toMatchObject({ played: { card: 'noble-sacrifice' }, value: 5, against: 3, damage: 2 });
  });
  it('says how far a boosted maneuver goes', () => {
    const game = play(above([['feint', 'dash'], []]), { action: 'maneuver' });
    expect(view(game, 0).waiting?.kind).toBe('boostManeuver');
    expect(known(game, 'dash', 0)).toEqual({ moves: 3, boost: 1 });
  });
  it('asks for nobody where no card of a hand is wanted, or somebody else is asked', () => {
    const game = play(above(), { action: 'attack' }, { card: 'feint' });
    expect(usersOf({ view: view(game, 0), answers: [] } as unknown as Update)).toEqual([]);
    expect(usersOf({ view: view(game, 1), answers: choices(game) } as Update)).toEqual(['invisible-man']);
  });
});
