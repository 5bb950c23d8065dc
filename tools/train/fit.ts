/** Fits weights to games: which features of two seats tell who wins. */

export interface Sample {
  /** Features of the winner minus those of the loser. */
  lead: Float64Array;
}
export interface Fit {
  weights: Float64Array;
  loss: number;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < b.length; i++) sum += a[i] * b[i];
  return sum;
};

/** The mean surprise at the results; 0.693 for somebody who knows nothing. */
export const loss = (samples: readonly Sample[], weights: Float64Array): number =>
  samples.reduce((sum, { lead }) => sum - Math.log(Math.max(1e-9, sigmoid(dot(lead, weights)))), 0) / samples.length;
/** How often the seat with the higher score wins. */
export const accuracy = (samples: readonly Sample[], weights: Float64Array): number =>
  samples.filter(({ lead }) => dot(lead, weights) > 0).length / samples.length;

const ROUNDS = 400;
const SHRINK = 1e-4;
/** Logistic regression by gradient descent with momentum; the same samples give the same weights. */
export function fit(samples: readonly Sample[], start: Float64Array): Float64Array {
  const weights = start.slice();
  const speed = new Float64Array(weights.length);
  const gradient = new Float64Array(weights.length);
  for (let round = 0; round < ROUNDS; round++) {
    gradient.fill(0);
    for (const { lead } of samples) {
      const miss = 1 - sigmoid(dot(lead, weights));
      for (let i = 0; i < gradient.length; i++) gradient[i] += miss * lead[i];
    }
    for (let i = 0; i < weights.length; i++) {
      speed[i] = 0.9 * speed[i] + gradient[i] / samples.length - SHRINK * weights[i];
      weights[i] += 0.5 * speed[i];
    }
  }
  return weights;
}
