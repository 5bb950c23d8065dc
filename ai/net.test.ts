import { describe, expect, it } from 'vitest';
import { FEATURES } from './features.ts';
import { fromNet, type Net } from './net.ts';
import weights from './weights.json' with { type: 'json' };

const row = (first: number, second = 0): number[] => FEATURES.map((_, i) => (i === 0 ? first : i === 1 ? second : 0));
const NET: Net = {
  features: FEATURES,
  hidden: [row(2, -1), row(-1)],
  bias: [0.5, 0],
  heroes: { medusa: [1, 0] },
  output: [3, 10],
  direct: row(0, 4),
};

describe('a net', () => {
  it('adds up what its units and the features themselves say', () => {
    const score = fromNet(NET);
    const features = Float64Array.from(row(1, 0.5));
    // 3 × (0.5 + 2 − 0.5) + 0 for the unit below zero + 4 × 0.5
    expect(score(features, 'somebody')).toBeCloseTo(8);
    expect(score(features, 'medusa')).toBeCloseTo(11);
    expect(score(Float64Array.from(row(-1)), 'somebody')).toBeCloseTo(10);
  });

  it('refuses to be asked about other features than it was trained on', () => {
    expect(() => fromNet({ ...NET, features: [...FEATURES].reverse() })).toThrow(/npm run train/);
  });

  it('as it is stored tells its seed and figures, and is better than weights by hand on games it has not seen', () => {
    expect(() => fromNet(weights.net)).not.toThrow();
    expect(weights.seed).toBe(1);
    for (const { byHand, learned } of weights.rounds) {
      expect(learned.loss).toBeLessThan(byHand.loss);
      expect(learned.accuracy).toBeGreaterThan(byHand.accuracy);
    }
  });
});
