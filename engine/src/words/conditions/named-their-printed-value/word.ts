/** The number named is the printed value of the opponent's card. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { theirSide, yourSide } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    namedTheirPrintedValue: { if: 'namedTheirPrintedValue' };
  }
}
export const namedTheirPrintedValue: Condition = { if: 'namedTheirPrintedValue' };

export const word = conditionWord('namedTheirPrintedValue', {
  said: 'combat',
  needs: null,
  names: 'theirCard',
  fields: {},
  opponent: false,
  discloses: false,
  holds: (game, frame) => {
    const theirs = theirSide(game, frame);
    return !!theirs && theirs.card >= 0 && yourSide(game, frame)!.named === theirs.printed;
  },
});
