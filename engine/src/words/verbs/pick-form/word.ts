/** You choose the form of your hero. */
import { which } from '../../../data/choice.ts';
import { matchOf } from '../../../data/match.ts';
import { offer } from '../../../data/offers.ts';
import { ASK, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { takeForm } from '../../../rules/forms.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    pickForm: { do: 'pickForm' };
  }
}
export const pickForm: Effect = { do: 'pickForm' };

const PICKED = 1;

export const word = verb('pickForm', {
  also: null,
  said: 'anywhere',
  needs: { your: 'form' },
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'change',
  asks: {
    questions: { form: 'open' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      if (frame.step === PICKED) return READY;
      matchOf(game).heroes[frame.you].forms!.forEach((_, form) => offer('option', form));
      return ASK;
    },
    fill(game, frame, choice) {
      frame.step = PICKED;
      takeForm(game, frame.you, which(choice));
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
});
