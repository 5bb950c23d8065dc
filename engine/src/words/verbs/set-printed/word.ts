/** The printed value of a card becomes another. */
import { verb } from '../../../data/word.ts';
import type { Amount, Effect, Whose } from '../../../data/words.ts';
import { changePrinted } from '../../../rules/values.ts';
import { amount, whose } from '../../fields.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    setPrinted: { do: 'setPrinted'; card: Whose; to: Amount };
  }
}
export const theirPrintedValueBecomes = (to: Amount): Effect => ({ do: 'setPrinted', card: 'theirs', to });

export const word = verb('setPrinted', {
  also: null,
  said: 'combat',
  needs: null,
  fields: { card: whose, to: amount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'strengthen',
  asks: null,
  isPossible: (game, frame, args) => played(game, frame, args.card) !== undefined,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const side = played(game, frame, args.card);
    if (side) changePrinted(game, side, args.to(game, frame), frame);
  },
});
