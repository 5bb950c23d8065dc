/** The value of a card is ignored. */
import { verb } from '../../../data/word.ts';
import type { Effect, Whose } from '../../../data/words.ts';
import { ignoreCard } from '../../../rules/values.ts';
import { whose } from '../../fields.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    ignoreValue: { do: 'ignoreValue'; card: Whose };
  }
}
export const ignoreTheirValue: Effect = { do: 'ignoreValue', card: 'theirs' };

export const word = verb('ignoreValue', {
  also: 'ignore',
  said: 'combat',
  needs: null,
  fields: { card: whose },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'weaken',
  asks: null,
  isPossible: (game, frame, args) => played(game, frame, args.card) !== undefined,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const side = played(game, frame, args.card);
    if (side) ignoreCard(game, side, frame);
  },
});
