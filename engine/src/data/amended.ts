/** The rules that were amended, each with the version that brought it: a game ends by the rules it began with. */
import { matchOf } from './match.ts';
import type { Setup } from './setup.ts';

type Amended = (game: { readonly setup: Setup }) => boolean;
const since =
  (version: number): Amended =>
  (game) =>
    matchOf(game).version >= version;

/** nothing of whoever is out comes back to the board, even if it was in somebody's hand when they left. */
export const leavesNothing = since(2);
/** whoever falls last is eliminated too, before the game is over. */
export const eliminatesTheLast = since(2);
/** any occupied space that meets the text lets whoever is placed stay, not only its own. */
export const occupiedMeansStaying = since(2);
/** the space of a sidekick that is lifted is free for itself too. */
export const liftingFreesSpace = since(2);
/** where there is nobody to move, nobody is asked whether they move. */
export const needsSomebodyToMove = since(2);
