/** How the nets of the levels are learned, step by step. */
import { FEATURES } from '@peerless/ai';
import type { Pace, Shape } from './fit.ts';

export interface Step extends Pace {
  games: number;
  /** Who plays them: the policy alone, or players that look ahead by what was learned so far or by the net of hard. */
  by: 'policy' | 'itself' | 'hard';
  /** Games looked into for each decision, and for the first of a turn. */
  iterations: number;
  first: number;
  /** Forgets what was learned before. */
  isAnew: boolean;
}
export interface Plan {
  shape: Shape;
  steps: readonly Step[];
}

/** What the policy plays shows the way, cheaply. */
const BY_POLICY = { games: 30_000, by: 'policy', iterations: 0, first: 0, isAnew: true, rate: 0.003, far: 1, hope: 0 } as const;
/** Better games teach better, and the more it knows, the more it may trust itself. */
const BY_ITSELF = { by: 'itself', iterations: 16, first: 100, isAnew: false, epochs: 3, rate: 0.001, far: 0.85, hope: 0.3 } as const;

export const PLANS: Record<'hard' | 'master', Plan> = {
  hard: {
    shape: {
      features: FEATURES.filter((name) => name !== 'gap' && name !== 'onToken'),
      units: 16,
      cards: 0,
      opponents: false,
      states: false,
    },
    steps: [
      { ...BY_POLICY, epochs: 4 },
      { games: 5_000, by: 'itself', iterations: 16, first: 16, isAnew: true, epochs: 4, rate: 0.003, far: 1, hope: 0 },
    ],
  },
  master: {
    shape: { features: FEATURES, units: 32, cards: 4, opponents: true, states: true },
    steps: [
      { ...BY_POLICY, epochs: 2 },
      { games: 13_000, by: 'hard', iterations: 16, first: 100, isAnew: false, epochs: 3, rate: 0.001, far: 0.95, hope: 0.15 },
      { ...BY_ITSELF, games: 16_000 },
      { ...BY_ITSELF, games: 12_000 },
    ],
  },
};
