/** Both cards ended with the same value. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { theirSide, yourSide } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    valuesAreEqual: { if: 'valuesAreEqual' };
  }
}
export const valuesAreEqual: Condition = { if: 'valuesAreEqual' };

export const word = conditionWord('valuesAreEqual', {
  said: 'afterCombat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => {
    const mine = yourSide(game, frame);
    const theirs = theirSide(game, frame);
    return !!mine && !!theirs && mine.card >= 0 && theirs.card >= 0 && mine.final === theirs.final;
  },
});
