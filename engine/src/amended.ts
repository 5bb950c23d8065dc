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
