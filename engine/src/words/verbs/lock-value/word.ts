/** The value of a card is fixed. */
import { plain } from '../../../data/fields.ts';
import { oneOf } from '../../../data/kinds.ts';
import { verb } from '../../../data/word.ts';
import type { Effect, Whose } from '../../../data/words.ts';
import { lockCard } from '../../../rules/values.ts';
import { HIGHEST, whole, whose } from '../../fields.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    lockValue: { do: 'lockValue'; card: Whose; to: number; against: 'cards' | 'all' };
  }
}
export const theirValueIsFixedAt = (to: number): Effect => ({ do: 'lockValue', card: 'theirs', to, against: 'cards' });

export const word = verb('lockValue', {
  also: null,
  said: 'combat',
  needs: null,
  fields: { card: whose, to: whole(0, HIGHEST), against: plain(oneOf('guard', ['cards', 'all'])) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'lock',
  asks: null,
  isPossible: (game, frame, args) => played(game, frame, args.card) !== undefined,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const side = played(game, frame, args.card);
    if (side) lockCard(game, side, args.to, args.against, frame);
  },
});
