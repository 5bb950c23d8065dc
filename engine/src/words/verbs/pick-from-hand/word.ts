/** Pick one card of the hand just seen; “that card” from now on, known to you and whose it is. */
import { knownTo } from '../../../data/card.ts';
import { kindIn, PASS } from '../../../data/choice.ts';
import { NONE } from '../../../data/frame.ts';
import { offerPass } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, SECRET, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { offerKinds } from '../../../machine/hand.ts';
import { isKnownInHand, sideOfSeat, viewerBit } from '../../../machine/knowledge.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    pickFromHand: { do: 'pickFromHand' };
  }
}
export const pickFromTheirHand: Effect = { do: 'pickFromHand' };

const PICKED = 1;

export const word = verb('pickFromHand', {
  said: 'anywhere',
  fields: {},
  opponent: true,
  motif: 'look',
  asks: {
    questions: { pickCard: 'open' },
    blank(game, frame) {
      if (frame.them < 0 || game.seats[frame.them].out || !game.seats[frame.them].hand.length) return IMPOSSIBLE;
      if (frame.step === PICKED) return READY;
      const them = game.seats[frame.them];
      const isSeen = (kind: number): boolean => isKnownInHand(them, viewerBit(frame.you), kind);
      const seen = offerKinds(them.hand.toSorted(), isSeen); // in no order that tells
      // neither copies nor what you have seen is told by asking; with one card nothing is asked.
      if (them.hand.length === 1) return seen ? ASK : IMPOSSIBLE;
      if (!seen) offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      const viewers = sideOfSeat(game, frame.by) | sideOfSeat(game, frame.them);
      frame.thatCard = choice === PASS ? NONE : knownTo(kindIn(choice), viewers);
      frame.step = PICKED;
    },
  },
  tells: { names: 'thatCard' },
  perform(_game, frame) {
    if (frame.step !== PICKED) frame.thatCard = NONE;
  },
});
