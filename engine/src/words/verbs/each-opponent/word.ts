/** Each opponent does it, in turn order from the active player. */
import type { Game } from '../../../data/game.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { turnAround } from '../../../machine/machine.ts';
import { presentOpponents } from '../../../machine/seats.ts';
import { turnedToAll } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    eachOpponent: { do: 'eachOpponent'; does: readonly Effect[] };
  }
}
export const eachOpponent = (...does: Effect[]): Effect => ({ do: 'eachOpponent', does });

export const word = verb('eachOpponent', {
  also: null,
  said: 'play',
  needs: null,
  fields: { does: turnedToAll },
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    const order = presentOpponents(game, frame.you).sort((a, b) => distance(game, a) - distance(game, b));
    for (const them of order.reverse()) turnAround(game, frame, args.does, them);
  },
});
const distance = (game: Game, seat: number): number => (seat - game.active + game.seats.length) % game.seats.length;
