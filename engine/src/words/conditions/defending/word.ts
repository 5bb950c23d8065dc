/** You defend. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    defending: { if: 'defending' };
  }
}
export const defending: Condition = { if: 'defending' };

export const word = conditionWord('defending', {
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (_game, frame) => frame.side === 1,
});
