/** The basket: the item on top of a discard pile. */

import { kindOf } from '../data/card.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';

/** The item in a seat's basket; the number after the last item is any one of them; −1 without a basket. */
export function basketOf(game: Game, number: number): number {
  const { items } = matchOf(game).standing[number];
  if (items < 0) return -1;
  const { discard } = game.seats[number];
  return discard.length ? matchOf(game).kinds[kindOf(discard[discard.length - 1])].item : items;
}
export const isWild = (game: Game, number: number): boolean => {
  const { items } = matchOf(game).standing[number];
  return items >= 0 && basketOf(game, number) === items;
};
/** Is the item there, taking a wild basket for what was chosen (−1: not yet) ? */
export const hasItem = (game: Game, number: number, item: number, chosen: number): boolean =>
  isWild(game, number) ? chosen === item : basketOf(game, number) === item;
