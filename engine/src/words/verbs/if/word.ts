/** If something holds, one thing happens; else the other. */
import { optional } from '../../../data/fields.ts';
import { verb } from '../../../data/word.ts';
import type { Condition, Effect } from '../../../data/words.ts';
import { push } from '../../../machine/machine.ts';
import { condition, sentence } from '../../fields.ts';

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
  fields: { cond: condition, then: sentence, else: optional(sentence) },
  opponent: false,
  motif: null,
  asks: null,
  tells: { isOfOthers: true },
  perform(game, frame, args) {
    const said = args.cond(game, frame) ? args.then : args.else;
    if (said !== undefined) push(game, said, frame);
  },
});
