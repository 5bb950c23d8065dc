/** One token walks; `another` leaves out the one this effect moved before, which “that many” remembers as token + 1. */
import { which } from '../../../data/choice.ts';
import { optional } from '../../../data/fields.ts';
import { slots } from '../../../data/frame.ts';
import { offerAll } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { tokenReach } from '../../../rules/movement.ts';
import { flag, upToHighest } from '../../fields.ts';
import { offerTokens, putToken, tokensOf } from '../../tokens.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    moveToken: { do: 'moveToken'; upTo: number; another?: true };
  }
}
export const moveToken = ({ upTo }: { upTo: number }): Effect => ({ do: 'moveToken', upTo });
export const moveAnotherToken = ({ upTo }: { upTo: number }): Effect => ({ do: 'moveToken', upTo, another: true });

const WHICH = 0;
const WHERE = 1;
const FINISHED = 2;
const { moved } = slots({ moved: 'thing' });

export const word = verb('moveToken', {
  also: null,
  said: 'anywhere',
  needs: 'token',
  fields: { upTo: upToHighest, another: optional(flag) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'token',
  asks: {
    questions: { token: 'open', tokenTo: 'open' },
    question: (_game, frame) => (frame.step === WHICH ? 'token' : 'tokenTo'),
    who: null,
    slots: { moved },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (frame.step === WHICH)
        return offerTokens(game, frame, (token) => !args.another || token + 1 !== frame.thatMany) ? ASK : IMPOSSIBLE;
      if (frame.step === FINISHED) return READY;
      if (tokensOf(game, frame)[moved.get(frame)] < 0) return IMPOSSIBLE; // its owner has left
      offerAll('space', tokenReach(game, frame.by, moved.get(frame), args.upTo));
      return ASK;
    },
    fill(game, frame, choice) {
      if (frame.step === WHICH) {
        moved.set(frame, which(choice));
        frame.thatMany = which(choice) + 1;
        frame.step = WHERE;
        return;
      }
      putToken(game, frame, moved.get(frame), which(choice));
      frame.step = FINISHED;
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
});
