import { describe, expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { type Game, kindOf, matchOf, newGame } from '@peerless/engine';
import { chances } from './evaluate.ts';
import { FEATURES, featuresOf } from './features.ts';
import { fromNet, type Leaning, type Net } from './net.ts';
import hard from './nets/hard.json' with { type: 'json' };
import master from './nets/master.json' with { type: 'json' };

/** Looks at the health of the hero and at the hand. */
const NET: Net = {
  features: ['heroHealth', 'hand'],
  cards: 0,
  hidden: [
    [2, -1],
    [-1, 0],
  ],
  bias: [0.5, 0],
  output: [3, 10],
  direct: [0, 4],
  heroes: { medusa: { own: [[1, 0]] }, alice: { own: [[0, 0]] } },
};
const duel = (): Game => newGame({ board: 'marmoreal', heroes: ['medusa', 'alice'], mode: 'duel' }, 1);
const scoresOf = (net: Net, game: Game): number[] => {
  const scores = new Float64Array(game.seats.length);
  fromNet(net)(game, scores);
  return [...scores];
};
const featuresIn = (game: Game, seat: number): { health: number; hand: number } => {
  const features = new Float64Array(FEATURES.length);
  featuresOf(game, seat, features);
  return { health: features[FEATURES.indexOf('heroHealth')], hand: features[FEATURES.indexOf('hand')] };
};

describe('a net', () => {
  it('adds up what its units and the features themselves say, with a leaning for a hero it knows', () => {
    const game = duel();
    const [medusa, alice] = [0, 1].map((seat) => featuresIn(game, seat));
    const [first, second] = scoresOf(NET, game);
    expect(first).toBeCloseTo(3 * (0.5 + 1 + 2 * medusa.health - medusa.hand) + 4 * medusa.hand);
    expect(second).toBeCloseTo(3 * (0.5 + 2 * alice.health - alice.hand) + 4 * alice.hand);
  });

  it('looks at the mean of the opponents where it was trained so, but not at those who are out', () => {
    const game = newGame({ board: 'hanging-gardens', heroes: ['medusa', 'alice', 'sinbad'], mode: 'freeForAll' }, 1);
    const against: Net = { ...NET, hidden: [], bias: [], output: [], direct: [0, 0, 1, 0], heroes: {} };
    const health = [0, 1, 2].map((seat) => featuresIn(game, seat).health);
    expect(scoresOf(against, game)[0]).toBeCloseTo((health[1] + health[2]) / 2);
    game.seats[2].out = 1;
    expect(scoresOf(against, game)[0]).toBeCloseTo(health[1]);
  });

  it('weighs every card in the hand and in the deck', () => {
    const game = duel();
    const match = matchOf(game);
    const [kind] = match.kindsOf[0];
    const worth = (much: number): Record<string, number[]> =>
      Object.fromEntries(match.kindsOf[0].map((other) => [match.kinds[other].id, [other === kind ? much : 0]]));
    const medusa = { own: [[]], hand: worth(10), deck: worth(1) };
    const cards: Net = { ...NET, cards: 1, hidden: [], bias: [], output: [], direct: [0, 0, 1, 1], heroes: { medusa } };
    const count = (pile: readonly number[]): number => pile.filter((card) => kindOf(card) === kind).length;
    const { hand, deck } = game.seats[0];
    expect(count(hand) + count(deck)).toBeGreaterThan(0);
    expect(scoresOf(cards, game)[0]).toBeCloseTo(10 * count(hand) + count(deck));
  });

  it('takes a hero it has not seen, and its cards, for the average of those it has', () => {
    const game = duel();
    const known = (own: number, hand: number): Leaning => ({ own: [[own]], hand: { any: [hand] }, deck: { any: [0] } });
    const net: Net = {
      ...NET,
      cards: 1,
      hidden: [[0, 0, 0, 0]],
      bias: [0],
      output: [1],
      direct: [0, 0, 1, 0],
      heroes: { sinbad: known(10, 1), genie: known(20, 3) },
    };
    expect(scoresOf(net, game)[0]).toBeCloseTo(15 + 2 * game.seats[0].hand.length);
  });

  it('refuses features that it does not know', () => {
    expect(() => fromNet({ ...NET, features: ['heroHealth', 'luck'] })).toThrow(/luck.*npm run train/);
  });

  it.each(Object.entries({ hard, master }))(
    'as it is stored for %s tells its seed and figures, and is better than weights by hand on games it has not seen',
    (_, { seed, steps, net }) => {
      expect(seed).toBe(1);
      for (const { byHand, learned } of steps) {
        expect(learned.loss).toBeLessThan(byHand.loss);
        expect(learned.accuracy).toBeGreaterThan(byHand.accuracy);
      }
      const chance = new Float64Array(2);
      chances(duel(), fromNet(net), chance);
      expect(chance[0] + chance[1]).toBeCloseTo(1);
    },
  );
});
