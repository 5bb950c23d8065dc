/** You gain counters; gains above the limit are lost. */
import { verb } from '../../../data/word.ts';
import type { Amount, Effect } from '../../../data/words.ts';
import { addToCounter } from '../../../rules/counters.ts';
import { amount } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    gainCounter: { do: 'gainCounter'; count: Amount };
  }
}
export const gainCounter = (count: Amount): Effect => ({ do: 'gainCounter', count });

export const word = verb('gainCounter', {
  also: null,
  said: 'anywhere',
  needs: { your: 'counter' },
  fields: { count: amount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'gather',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    addToCounter(game, frame.you, args.count(game, frame));
  },
});
