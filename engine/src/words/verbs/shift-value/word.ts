/** The value of your card goes one up, one down, or neither. */
import { PASS, which } from '../../../data/choice.ts';
import { offer, offerPass } from '../../../data/offers.ts';
import { ASK, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { addToValue } from '../../../rules/values.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    shiftValue: { do: 'shiftValue' };
  }
}
export const addOrSubtractOne: Effect = { do: 'shiftValue' };

const SHIFTED = 1;
const UP = 0;
const DOWN = 1;

export const word = verb('shiftValue', {
  also: null,
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'strengthen',
  asks: {
    questions: { shiftValue: 'open' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(_game, frame) {
      if (frame.step === SHIFTED) return READY;
      offer('option', UP);
      offer('option', DOWN);
      offerPass();
      return ASK;
    },
    fill(game, frame, choice) {
      frame.step = SHIFTED;
      const side = played(game, frame, 'yours');
      if (side && choice !== PASS) addToValue(game, side, which(choice) === UP ? 1 : -1, frame);
    },
  },
  isPossible: null,
  isVain: null,
  tells: { isAsked: true },
  perform() {},
});
