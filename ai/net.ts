/** An evaluation learned from games: a small net over the features of a seat, with a leaning for each hero. */
import type { Evaluation } from './evaluate.ts';
import { FEATURES } from './features.ts';

/** A net as it is stored: rows of numbers. A hero that is not named has no leaning. */
export interface Net {
  features: readonly string[];
  /** For each hidden unit, the weight of every feature. */
  hidden: readonly (readonly number[])[];
  bias: readonly number[];
  /** For each hero, what it adds to every hidden unit. */
  heroes: Readonly<Record<string, readonly number[]>>;
  output: readonly number[];
  /** Weights of the features themselves. */
  direct: readonly number[];
}

export function fromNet({ features: names, hidden, bias, heroes, output, direct }: Net): Evaluation {
  if (names.join() !== FEATURES.join()) throw new Error(`the net was trained on other features (${names.join(', ')}): run npm run train`);
  const size = names.length;
  const units = bias.length;
  const inner = Float64Array.from(hidden.flat());
  const start = new Map(Object.entries(heroes).map(([id, leaning]) => [id, Float64Array.from(bias, (each, i) => each + leaning[i])]));
  const plain = Float64Array.from(bias);
  return (features, hero) => {
    const from = start.get(hero) ?? plain;
    let score = 0;
    for (let i = 0; i < size; i++) score += direct[i] * features[i];
    for (let unit = 0, at = 0; unit < units; unit++) {
      let sum = from[unit];
      for (let i = 0; i < size; i++) sum += inner[at++] * features[i];
      if (sum > 0) score += output[unit] * sum;
    }
    return score;
  };
}
