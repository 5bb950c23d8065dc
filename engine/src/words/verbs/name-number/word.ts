/** You name a number from 0 to the highest value printed in the decks of this game; “that many” from now on. */
import { which } from '../../../data/choice.ts';
import { matchOf } from '../../../data/match.ts';
import { offer } from '../../../data/offers.ts';
import { heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { ASK, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    nameNumber: { do: 'nameNumber' };
  }
}
export const nameNumber: Effect = { do: 'nameNumber' };

const NAMED = 1;

export const word = verb('nameNumber', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'look',
  asks: {
    questions: { number: 'open' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      if (frame.step === NAMED) return READY;
      for (let n = 0; n <= matchOf(game).highestValue; n++) offer('number', n);
      return ASK;
    },
    fill(_game, frame, choice) {
      frame.step = NAMED;
      frame.thatMany = which(choice);
      if (heard()) tell(EVERYONE, { kind: 'number', seat: frame.you, number: frame.thatMany });
    },
  },
  isPossible: null,
  isVain: null,
  tells: { counts: 'named', isAsked: true },
  perform() {},
});
