/** Spend as many counters as you like; “that many” is how many it was. */
import { which } from '../../../data/choice.ts';
import { offer } from '../../../data/offers.ts';
import { ASK, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { push } from '../../../machine/machine.ts';
import { addToCounter } from '../../../rules/counters.ts';
import { sentence } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    payAnyNumber: { do: 'payAnyNumber'; then: readonly Effect[] };
  }
}
export const payAnyNumber = (...then: Effect[]): Effect => ({ do: 'payAnyNumber', then });

const PAID = 1;

export const word = verb('payAnyNumber', {
  also: null,
  said: 'anywhere',
  needs: { your: 'counter' },
  fields: { then: sentence },
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: {
    questions: { payNumber: 'open' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      if (frame.step === PAID) return READY;
      const most = game.seats[frame.you].conceded ? 0 : game.seats[frame.you].counter;
      for (let n = 0; n <= most; n++) offer('number', n);
      return ASK;
    },
    fill(game, frame, choice) {
      frame.step = PAID;
      frame.thatMany = which(choice);
      addToCounter(game, frame.you, -frame.thatMany);
    },
  },
  isPossible: null,
  isVain: null,
  tells: { counts: 'spent', isAsked: true },
  perform(game, frame, args) {
    push(game, args.then, frame);
  },
});
