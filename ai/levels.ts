/** How well a computer player plays: each level a budget and a style. */
import { byHand } from './evaluate.ts';
import type { Level } from './level-names.ts';
import { fromNet, type Net } from './net.ts';
import hard from './nets/hard.json' with { type: 'json' };
import master from './nets/master.json' with { type: 'json' };
import type { Style } from './search.ts';

export interface Budget {
  /** Games looked into for one decision. */
  iterations: number;
  /** Stops earlier after so long, if a clock is given. */
  milliseconds: number;
  /** What share of the iterations left must be able to change the choice, to go on; 1 if it is not said. */
  doubt?: number;
}

const SELFISH = { curiosity: 0.4, informed: true, infers: true, opponents: 'selfish', evaluation: byHand } as const;
const byNet = (net: Net): Style => ({ ...SELFISH, turns: 2, evaluation: fromNet(net) });

/** The weaker see less far ahead and weigh more simply; none plays a move at random. */
export const LEVEL: Record<Level, Budget & { style: Style }> = {
  novice: { iterations: 3, milliseconds: 80, style: { ...SELFISH, turns: 0 } },
  easy: { iterations: 12, milliseconds: 120, style: { ...SELFISH, turns: 1 } },
  medium: { iterations: 80, milliseconds: 200, style: { ...SELFISH, turns: 2 } },
  hard: { iterations: 400, milliseconds: 400, style: byNet(hard.net) },
  master: { iterations: 20_000, milliseconds: 1_600, doubt: 0.3, style: byNet(master.net) },
};

/** From the question to the answer, in milliseconds: always the same, so that it tells nothing of the cards that were weighed, and longer than any search. */
export const paceOf = (level: Level): number => 1.25 * LEVEL[level].milliseconds;

/** Plain information-set search, for comparison: roll-outs are blind and go to the end of the game. */
const PLAIN: Budget & { style: Style } = {
  iterations: 1_000,
  milliseconds: 1_000,
  style: { ...SELFISH, informed: false, infers: false, turns: Number.POSITIVE_INFINITY },
};

/** All that search. */
export const SEARCHERS = { plain: PLAIN, ...LEVEL };
export type SearcherName = keyof typeof SEARCHERS;
