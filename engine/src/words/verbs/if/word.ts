/** If something holds, one thing happens; else the other. */
import { optional } from '../../../data/fields.ts';
import { heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Condition, Effect } from '../../../data/words.ts';
import { push } from '../../../machine/machine.ts';
import { sourceOf } from '../../../machine/source.ts';
import { claim, sentence } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    if: { do: 'if'; cond: Condition; then: readonly Effect[]; else?: readonly Effect[] };
  }
}
/** `when(youWon, draw(2))`: if you won, draw 2 cards. */
export const when = (cond: Condition, ...then: Effect[]): Effect => ({ do: 'if', cond, then });
export const whenElse = (cond: Condition, then: Effect[], otherwise: Effect[]): Effect => ({ do: 'if', cond, then, else: otherwise });

export const word = verb('if', {
  also: 'when whenElse',
  said: 'anywhere',
  needs: null,
  fields: { cond: claim, then: sentence, else: optional(sentence) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: null,
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    const said = args.cond.holds(game, frame) ? args.then : args.else;
    if (said !== undefined) push(game, said, frame);
    else if (heard()) {
      const source = sourceOf(game, frame);
      // An ability would say it every turn.
      if ('card' in source) tell(EVERYONE, { kind: 'noEffect', ...source, cond: args.cond.said });
    }
  },
});
