/** Fits a net to games: which features of two seats tell who wins. */
import { chance, FEATURES, type Net } from '@peerless/ai';

/** The features of both seats, position by position, the winner's first; and which heroes they are. */
export interface Samples {
  features: Float32Array;
  heroes: Uint8Array;
  count: number;
}

const UNITS = 16;
const SIZE = FEATURES.length;
const EPOCHS = 4;
const BATCH = 64;
const RATE = 0.003;
const DECAY = 1e-5;

/** All numbers of a net in one row: hidden, bias, leanings, output, direct. */
const layoutOf = (heroes: number) => {
  const hidden = 0;
  const bias = hidden + UNITS * SIZE;
  const leaning = bias + UNITS;
  const output = leaning + heroes * UNITS;
  const direct = output + UNITS;
  return { hidden, bias, leaning, output, direct, length: direct + SIZE };
};
type Layout = ReturnType<typeof layoutOf>;

/** The score of one seat; fills `active` with what the hidden units say. */
function score(values: Float64Array, at: Layout, { features, heroes }: Samples, seat: number, active: Float64Array): number {
  const from = seat * SIZE;
  const leaning = at.leaning + heroes[seat] * UNITS;
  let sum = 0;
  for (let i = 0; i < SIZE; i++) sum += values[at.direct + i] * features[from + i];
  for (let unit = 0; unit < UNITS; unit++) {
    let inner = values[at.bias + unit] + values[leaning + unit];
    const row = at.hidden + unit * SIZE;
    for (let i = 0; i < SIZE; i++) inner += values[row + i] * features[from + i];
    active[unit] = inner > 0 ? inner : 0;
    if (inner > 0) sum += values[at.output + unit] * inner;
  }
  return sum;
}
/** Adds to the gradient what raises the seat's score, so much. */
function learn(
  values: Float64Array,
  at: Layout,
  { features, heroes }: Samples,
  seat: number,
  active: Float64Array,
  much: number,
  gradient: Float64Array,
): void {
  const from = seat * SIZE;
  const leaning = at.leaning + heroes[seat] * UNITS;
  for (let i = 0; i < SIZE; i++) gradient[at.direct + i] += much * features[from + i];
  for (let unit = 0; unit < UNITS; unit++) {
    if (active[unit] === 0) continue;
    gradient[at.output + unit] += much * active[unit];
    const inner = much * values[at.output + unit];
    gradient[at.bias + unit] += inner;
    gradient[leaning + unit] += inner;
    const row = at.hidden + unit * SIZE;
    for (let i = 0; i < SIZE; i++) gradient[row + i] += inner * features[from + i];
  }
}

/** Gradient descent with a pace for each number (Adam); the same samples and seed give the same net. */
export function fit(samples: Samples, heroes: readonly string[], seed: number, step: (share: number) => void): Net {
  const random = chance(seed);
  const at = layoutOf(heroes.length);
  const values = new Float64Array(at.length);
  for (let i = 0; i < at.bias; i++) values[i] = (random() - 0.5) * 0.6;
  for (let i = 0; i < UNITS; i++) values[at.output + i] = (random() - 0.5) * 0.6;
  const [gradient, mean, square] = [0, 1, 2].map(() => new Float64Array(at.length));
  const [ours, theirs] = [new Float64Array(UNITS), new Float64Array(UNITS)];
  const order = Uint32Array.from({ length: samples.count }, (_, i) => i);
  let round = 0;
  const rounds = Math.ceil(samples.count / BATCH) * EPOCHS;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (let first = 0; first < order.length; first += BATCH) {
      gradient.fill(0);
      const last = Math.min(order.length, first + BATCH);
      for (let i = first; i < last; i++) {
        const winner = 2 * order[i];
        const lead = score(values, at, samples, winner, ours) - score(values, at, samples, winner + 1, theirs);
        const miss = 1 / (1 + Math.exp(lead)) / (last - first);
        learn(values, at, samples, winner, ours, miss, gradient);
        learn(values, at, samples, winner + 1, theirs, -miss, gradient);
      }
      round++;
      const rate = RATE * (1 - round / (rounds + 1));
      for (let i = 0; i < values.length; i++) {
        mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
        square[i] = 0.999 * square[i] + 0.001 * gradient[i] ** 2;
        values[i] += (rate * (mean[i] / (1 - 0.9 ** round))) / (Math.sqrt(square[i] / (1 - 0.999 ** round)) + 1e-8) - DECAY * values[i];
      }
      if (round % 1000 === 0) step(round / rounds);
    }
  }
  const rounded = (from: number, length: number): number[] =>
    Array.from(values.subarray(from, from + length), (x) => Math.round(x * 1e4) / 1e4);
  return {
    features: FEATURES,
    hidden: Array.from({ length: UNITS }, (_, unit) => rounded(at.hidden + unit * SIZE, SIZE)),
    bias: rounded(at.bias, UNITS),
    heroes: Object.fromEntries(heroes.map((id, n) => [id, rounded(at.leaning + n * UNITS, UNITS)])),
    output: rounded(at.output, UNITS),
    direct: rounded(at.direct, SIZE),
  };
}
