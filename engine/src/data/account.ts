/** How a played card came to what it counts for. */
import type { Source } from './source.ts';

/** How an item of an account came about. */
export const HOW = [
  'printed',
  'set',
  'add',
  'boost',
  'printedChanged',
  'locked',
  'bonus',
  'laidBoost',
  'highGround',
  'notBelowZero',
  'ignored',
] as const;
export type How = (typeof HOW)[number];
export interface AccountItem {
  how: How;
  amount: number;
  source: Source | null;
}
