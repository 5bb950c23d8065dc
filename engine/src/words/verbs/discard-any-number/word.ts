/** Discard none, some or all cards that fit, one at a time until it is enough. */
import { PASS } from '../../../data/choice.ts';
import { offerPass } from '../../../data/offers.ts';
import { READY, SECRET, verb } from '../../../data/word.ts';
import type { Cards, Effect } from '../../../data/words.ts';
import { couldHold } from '../../../rules/cards.ts';
import { discardPicks, offerUnpicked, pickCard, picked } from '../../../rules/picking.ts';
import { cards } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    discardAnyNumber: { do: 'discardAnyNumber'; cards: Cards };
  }
}
export const discardAnyNumber = (cards: Cards = {}): Effect => ({ do: 'discardAnyNumber', cards });

const FINISHED = 1;

export const word = verb('discardAnyNumber', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { cards },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'discard',
  asks: {
    questions: { discardMore: 'faceDown' },
    question: null,
    who: null,
    slots: null,
    picksCards: true,
    mayPick: (game, args, kind) => args.cards(game, kind),
    about: null,
    aim: null,
    blank(game, frame, args) {
      const fits = (kind: number): boolean => args.cards(game, kind);
      const isAll = picked(game, frame) === game.seats[frame.you].hand.length;
      if (frame.step === FINISHED || isAll || !couldHold(game, frame.you, fits)) return READY;
      offerUnpicked(game, frame, fits);
      offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      if (choice === PASS) frame.step = FINISHED;
      else pickCard(game, frame, choice);
    },
  },
  isPossible: null,
  isVain: null,
  tells: { counts: 'discarded' },
  perform(game, frame) {
    discardPicks(game, frame);
  },
});
