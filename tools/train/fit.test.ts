import { chance, chosen, FEATURES, fromNet } from '@peerless/ai';
import '@peerless/boards';
import { answer, asked, type Choice, type Game, newGame, type Setup } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { Learner, type Pace } from './fit.ts';
import { PLANS } from './plans.ts';
import { type Played, SEAT, samplesOf } from './samples.ts';

const HEROES = ['alice', 'little-red', 'jekyll-and-hyde', 'medusa'];
function played(id: number): Played {
  const setup: Setup = { board: 'marmoreal', heroes: [HEROES[id % 4], HEROES[(id + 1) % 4]], mode: 'duel' };
  const game = newGame(setup, id);
  const random = chance(id);
  const answers: Choice[] = [];
  while (!game.over) {
    answers.push(chosen(game, asked(game), random));
    answer(game, answers[answers.length - 1]);
  }
  return { id, setup, seed: id, answers, hopes: [], winner: game.winners === 1 ? 0 : 1 };
}
const games = Array.from({ length: 40 }, (_, id) => played(id));
const samples = samplesOf(games);
const PACE: Pace = { epochs: 3, rate: 0.003, far: 1, hope: 0 };
const surprise = (learner: Learner): number => {
  let sum = 0;
  for (let n = 0; n < samples.count; n++) sum += Math.log(1 + Math.exp(-learner.lead(samples, n)));
  return sum / samples.count;
};
/** The games again, at the beginning of each turn. */
function* turns(): Generator<{ game: Game; winner: number }> {
  for (const { setup, seed, answers, winner } of games) {
    const game = newGame(setup, seed);
    let turn = 0;
    for (const choice of answers) {
      if (game.turn !== turn) yield { game, winner };
      turn = game.turn;
      answer(game, choice as Choice);
    }
  }
}

describe('samples', () => {
  it('are the beginnings of all turns, with the last of each game marked', () => {
    expect(samples.count).toBe([...turns()].length);
    expect(samples.isLast.reduce((sum, each) => sum + each, 0)).toBe(games.length);
    expect(samples.isLast[samples.count - 1]).toBe(1);
  });
  it('tell hopes with the eyes of the winner', () => {
    const [game] = games;
    const hopes = Array.from({ length: 100 }, () => 0.25);
    const seen = samplesOf([
      { ...game, hopes, winner: 0 },
      { ...game, hopes, winner: 1 },
    ]);
    expect(seen.hopes[0]).toBeCloseTo(0.25);
    expect(seen.hopes[seen.count - 1]).toBeCloseTo(0.75);
    expect(seen.numbers.subarray(0, SEAT)).toEqual(seen.numbers.subarray(seen.count * SEAT + SEAT, seen.count * SEAT + 2 * SEAT));
  });
});

describe.each(Object.entries(PLANS))('the net of %s', (_, { shape }) => {
  it('learns who wins, and the same again from the same chance', () => {
    const learned = (): Learner => {
      const random = chance(1);
      const learner = new Learner(shape, random);
      learner.fit(samples, PACE, random, () => {});
      return learner;
    };
    const before = surprise(new Learner(shape, chance(1)));
    expect(surprise(learned())).toBeLessThan(before - 0.1);
    expect(learned().net()).toEqual(learned().net());
  });

  it('says the same while it is learned and while it is played by', () => {
    const random = chance(2);
    const learner = new Learner(shape, random);
    learner.fit(samples, PACE, random, () => {});
    const evaluation = fromNet(learner.net());
    const scores = new Float64Array(2);
    let position = 0;
    for (const { game, winner } of turns()) {
      evaluation(game, scores);
      expect(scores[winner] - scores[1 - winner]).toBeCloseTo(learner.lead(samples, position++), 2);
    }
  });

  it('goes on from what was written as if it had not stopped', () => {
    const random = chance(3);
    const learner = new Learner(shape, random);
    learner.fit(samples, PACE, random, () => {});
    const next = new Learner(shape, chance(4));
    next.take(learner.net());
    expect(next.net()).toEqual(learner.net());
    expect(surprise(next)).toBeCloseTo(surprise(learner), 3);
  });

  it('looks at features that exist', () => {
    for (const name of shape.features) expect(FEATURES).toContain(name);
  });
});

it('does not go on from a net that is not its own', () => {
  const { hard, master } = PLANS;
  const learner = new Learner(master.shape, chance(1));
  expect(() => learner.take(new Learner(hard.shape, chance(1)).net())).toThrow('another shape');
  const { alice: _, ...others } = learner.net().heroes;
  expect(() => learner.take({ ...learner.net(), heroes: others })).toThrow('knows no alice');
});

it('learns less of the end of a game and more of hopes if it is told to', () => {
  const { shape } = PLANS.master;
  const hopeless = { ...samples, hopes: new Float32Array(samples.count).fill(0) };
  const lead = (pace: Pace): number => {
    const learner = new Learner(shape, chance(1));
    learner.fit(hopeless, pace, chance(1), () => {});
    let sum = 0;
    for (let n = 0; n < samples.count; n++) sum += learner.lead(samples, n);
    return sum / samples.count;
  };
  expect(lead({ ...PACE, hope: 1 })).toBeLessThan(0);
  expect(lead(PACE)).toBeGreaterThan(0);
  expect(lead({ ...PACE, far: 0.5 })).toBeLessThan(lead(PACE));
});
