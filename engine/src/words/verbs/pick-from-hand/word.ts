/** Pick one card of the hand just seen; “that card” from now on, known to you and whose it is. */
import { hiddenOf, knownTo } from '../../../data/card.ts';
import { kindIn, PASS } from '../../../data/choice.ts';
import { type Frame, NONE } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
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
const pickers = (game: Game, frame: Frame): number => sideOfSeat(game, frame.you) | sideOfSeat(game, frame.them);
/** No card: whoever does not know what you have seen may not see that either. */
const nothing = (game: Game, frame: Frame): number =>
  frame.them < 0 || !game.seats[frame.them].hand.length ? NONE : hiddenOf(frame.them, pickers(game, frame));

export const word = verb('pickFromHand', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: true,
  discloses: false,
  looks: false,
  motif: 'look',
  asks: {
    questions: { pickCard: 'openToThem' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      if (frame.them < 0 || game.seats[frame.them].out || !game.seats[frame.them].hand.length) return IMPOSSIBLE;
      if (frame.step === PICKED) return READY;
      const them = game.seats[frame.them];
      const isSeen = (kind: number): boolean => isKnownInHand(them, viewerBit(frame.you), kind);
      const seen = offerKinds(game, them.hand.toSorted(), isSeen); // in no order that tells
      // neither copies nor what you have seen is told by asking; with one card nothing is asked.
      if (them.hand.length === 1) return seen ? ASK : IMPOSSIBLE;
      if (!seen) offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      frame.thatCard = choice === PASS ? nothing(game, frame) : knownTo(kindIn(choice), pickers(game, frame));
      frame.step = PICKED;
    },
  },
  isPossible: null,
  isVain: null,
  tells: { names: 'thatCard' },
  perform(game, frame) {
    if (frame.step !== PICKED) frame.thatCard = nothing(game, frame);
  },
});
