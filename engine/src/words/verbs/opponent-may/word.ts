/** The opponent may do the one; if they do not, you do the other. */
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { push, turnAround } from '../../../machine/machine.ts';
import { sentence, turned } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    opponentMay: { do: 'opponentMay'; then: readonly Effect[]; else: readonly Effect[] };
  }
}
export const opponentMay = (then: Effect[], otherwise: Effect[]): Effect => ({ do: 'opponentMay', then, else: otherwise });

export const word = verb('opponentMay', {
  also: null,
  said: 'play',
  needs: null,
  fields: { then: turned, else: sentence },
  opponent: true,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    if (frame.them < 0 || game.seats[frame.them].out) {
      push(game, args.else, frame);
      return;
    }
    const offered = turnAround(game, frame, args.then, frame.them);
    offered.optional = 1;
    offered.otherwise = args.else; // said by you again
  },
});
