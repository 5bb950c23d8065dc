/** The same words from the other side: “you” is the opponent. */
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { turnAround } from '../../../machine/machine.ts';
import { turned } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    opponent: { do: 'opponent'; does: readonly Effect[] };
  }
}
export const opponent = (...does: Effect[]): Effect => ({ do: 'opponent', does });

export const word = verb('opponent', {
  also: 'enemy foe',
  said: 'play',
  needs: null,
  fields: { does: turned },
  opponent: true,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    if (frame.them >= 0 && !game.seats[frame.them].out) turnAround(game, frame, args.does, frame.them);
  },
});
