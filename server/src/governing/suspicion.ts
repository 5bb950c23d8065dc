/** What makes a pair of players suspicious: nothing of it proves anything. */
import type { Pair } from '../store/governed.ts';

export const SIGNS = ['often', 'oneSided', 'short'] as const;
export type Sign = (typeof SIGNS)[number];
export interface Suspicious extends Pair {
  signs: Sign[];
}

/** Games a day on which they played; the share of the games that one has won; the share of games that were short. */
const OFTEN = 4;
const ONE_SIDED = 0.8;
const MANY_SHORT = 0.5;
/** Friends play often, and the better one wins: two signs at least. */
const LEAST_SIGNS = 2;

export function signsOf({ games, won, short, days }: Pair): Sign[] {
  const is: Record<Sign, boolean> = {
    often: games >= OFTEN * days,
    oneSided: Math.max(...won) >= ONE_SIDED * games,
    short: short >= MANY_SHORT * games,
  };
  return SIGNS.filter((sign) => is[sign]);
}
/** Those with the most signs first, then those with the most games. */
export const suspicious = (pairs: readonly Pair[]): Suspicious[] =>
  pairs
    .map((pair) => ({ ...pair, signs: signsOf(pair) }))
    .filter(({ signs }) => signs.length >= LEAST_SIGNS)
    .sort((a, b) => b.signs.length - a.signs.length || b.games - a.games);
