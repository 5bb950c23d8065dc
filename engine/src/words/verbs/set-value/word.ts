/** The value of a card becomes another, in place of the printed number; additions stay. */
import { verb } from '../../../data/word.ts';
import type { Amount, Effect, Whose } from '../../../data/words.ts';
import { setCard } from '../../../rules/values.ts';
import { amount, whose } from '../../fields.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    setValue: { do: 'setValue'; card: Whose; to: Amount };
  }
}
export const valueBecomes = (to: Amount): Effect => ({ do: 'setValue', card: 'yours', to });
export const theirValueBecomes = (to: Amount): Effect => ({ do: 'setValue', card: 'theirs', to });

export const word = verb('setValue', {
  also: 'valueBecomes become',
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
    if (side) setCard(game, side, args.to(game, frame), frame);
  },
});
