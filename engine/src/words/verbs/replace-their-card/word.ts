/** Their card goes back to hand; you see the hand and pick what they play, the old card included. */
import { kindOf, openly } from '../../../data/card.ts';
import { kindIn, YES } from '../../../data/choice.ts';
import { slots } from '../../../data/frame.ts';
import type { Game, Side } from '../../../data/game.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { ASK, DONE, IMPOSSIBLE, READY, SECRET, STAY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { offerKinds } from '../../../machine/hand.ts';
import { takeFromHand } from '../../../machine/knowledge.ts';
import { theirSide } from '../../../machine/query.ts';
import { lookAt, offerReaction, takeReaction } from '../../../rules/looking.ts';
import { isFit, playInstead, withdraw } from '../../../rules/replacing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    replaceTheirCard: { do: 'replaceTheirCard' };
  }
}
export const replaceTheirCard: Effect = { do: 'replaceTheirCard' };

/** 1 once the hand was seen; and the card picked from it. */
const { seen, instead } = slots({ seen: 'thing', instead: 'card' });
const isThere = (game: Game, side: Side | undefined): side is Side => !!side && side.card >= 0 && !game.seats[side.seat].out;

export const word = verb('replaceTheirCard', {
  also: null,
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'swap',
  asks: {
    questions: { reaction: 'open', pickCard: 'open' },
    question: (_game, frame) => (seen.get(frame) < 0 ? 'reaction' : 'pickCard'),
    who: (game, frame) => (seen.get(frame) < 0 ? (theirSide(game, frame)?.seat ?? frame.you) : frame.you),
    slots: { seen, instead },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      const side = theirSide(game, frame);
      if (seen.get(frame) < 0) return isThere(game, side) ? offerReaction(game, frame, side.seat) : IMPOSSIBLE;
      if (!side || instead.get(frame) >= 0) return READY;
      const old = kindOf(frame.thatCard);
      offerKinds(game, game.seats[side.seat].hand.toSorted(), (kind) => kind === old || isFit(game, side, kind));
      return game.seats[side.seat].hand.length > 1 ? SECRET : ASK; // others have not seen the hand
    },
    fill(game, frame, choice) {
      if (seen.get(frame) < 0) takeReaction(game, frame, choice === YES, theirSide(game, frame)!.seat);
      else instead.set(frame, kindIn(choice), EVERYONE);
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    const side = theirSide(game, frame)!;
    if (seen.get(frame) >= 0) {
      playInstead(game, side, kindOf(frame.thatCard), kindOf(takeFromHand(game, side.seat, kindOf(instead.get(frame)))));
      return DONE;
    }
    if (!isThere(game, side)) return DONE;
    seen.set(frame, 1);
    frame.thatCard = openly(kindOf(side.card));
    withdraw(game, side);
    lookAt(game, frame.you, side.seat);
    return STAY;
  },
});
