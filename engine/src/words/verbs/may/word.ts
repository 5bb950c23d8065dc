/** Its first question may be declined; where nothing is asked, yes or no is. */
import { optional } from '../../../data/fields.ts';
import { NONE } from '../../../data/frame.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { push } from '../../../machine/machine.ts';
import { sentence } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    may: { do: 'may'; then: readonly Effect[]; else?: readonly Effect[] };
  }
}
export const may = (...then: Effect[]): Effect => ({ do: 'may', then });
export const mayElse = (then: Effect[], otherwise: Effect[]): Effect => ({ do: 'may', then, else: otherwise });

export const word = verb('may', {
  also: 'optional',
  said: 'anywhere',
  needs: null,
  fields: { then: sentence, else: optional(sentence) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const offered = push(game, args.then, frame);
    offered.optional = 1;
    offered.otherwise = args.else ?? NONE;
  },
});
