/** That card is discarded from the hand it was picked from, if it is still there. */
import { kindOf } from '../../../data/card.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { holderOf } from '../../../machine/knowledge.ts';
import { discardFromHand } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    discardPicked: { do: 'discardPicked' };
  }
}
export const theyDiscardThatCard: Effect = { do: 'discardPicked' };

export const word = verb('discardPicked', {
  also: null,
  said: 'play',
  needs: null,
  fields: {},
  opponent: true,
  discloses: true,
  looks: false,
  motif: 'discard',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfThatCard: true, isOfOthers: true },
  perform(game, frame) {
    const holder = holderOf(game, frame.thatCard);
    if (holder >= 0) discardFromHand(game, holder, kindOf(frame.thatCard), frame.by);
  },
});
