/** Discard so many cards of your choice; all, if there are fewer. */
import { kindIn } from '../../../data/choice.ts';
import { verb } from '../../../data/word.ts';
import type { Amount, Effect } from '../../../data/words.ts';
import { discardPicks, offerDiscards } from '../../../rules/picking.ts';
import { amount } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    discard: { do: 'discard'; cards: Amount };
  }
}
export const discard = (cards: Amount): Effect => ({ do: 'discard', cards });

export const word = verb('discard', {
  said: 'anywhere',
  fields: { cards: amount },
  opponent: false,
  asks: {
    questions: { discard: 'faceDown' },
    picksCards: true,
    blank: (game, frame, args) => offerDiscards(game, frame, args.cards(game, frame)),
    fill: (game, _frame, choice) => void game.picks.push(kindIn(choice)),
  },
  perform(game, frame) {
    discardPicks(game, frame);
  },
});
