/** The value of every combat card you play until the end of the turn is fixed. */
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { HIGHEST, whole } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    lockYourValues: { do: 'lockYourValues'; to: number };
  }
}
export const yourValuesAreFixedThisTurnAt = (to: number): Effect => ({ do: 'lockYourValues', to });

export const word = verb('lockYourValues', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { to: whole(0, HIGHEST) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'lock',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    game.seats[frame.you].fixedValue = args.to;
  },
});
