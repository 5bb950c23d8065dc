/** Something is added to the value of your card. */
import { verb } from '../../../data/word.ts';
import type { Amount, Effect } from '../../../data/words.ts';
import { addToValue } from '../../../rules/values.ts';
import { signedAmount } from '../../fields.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    addValue: { do: 'addValue'; amount: Amount };
  }
}
export const add = (amount: Amount): Effect => ({ do: 'addValue', amount });

export const word = verb('addValue', {
  also: 'add plus',
  said: 'combat',
  needs: null,
  fields: { amount: signedAmount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'strengthen',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const side = played(game, frame, 'yours');
    if (side) addToValue(game, side, args.amount(game, frame), frame);
  },
});
