/** You attack. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    attacking: { if: 'attacking' };
  }
}
export const attacking: Condition = { if: 'attacking' };

export const word = conditionWord('attacking', {
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (_game, frame) => frame.side === 0,
});
