/** Pick one card of the hand just seen; “that card” from now on, known to you and whose it is. */
import { knownTo } from '../../../data/card.ts';
import { kindIn } from '../../../data/choice.ts';
import { NONE } from '../../../data/frame.ts';
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
  asks: {
    questions: { pickCard: 'open' },
    blank(game, frame) {
      if (frame.them < 0 || game.seats[frame.them].out || !game.seats[frame.them].hand.length) return IMPOSSIBLE;
      if (frame.step === PICKED) return READY;
      const them = game.seats[frame.them];
      const isSeen = (kind: number): boolean => isKnownInHand(them, viewerBit(frame.you), kind);
      if (!offerKinds(them.hand.toSorted(), isSeen)) return IMPOSSIBLE; // in no order that tells
      return them.hand.length > 1 ? SECRET : ASK; // copies are not told
    },
    fill(game, frame, choice) {
      frame.thatCard = knownTo(kindIn(choice), sideOfSeat(game, frame.by) | sideOfSeat(game, frame.them));
      frame.step = PICKED;
    },
  },
  perform(_game, frame) {
    if (frame.step !== PICKED) frame.thatCard = NONE;
  },
});
