/** The damage just dealt defeated somebody. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    anyDefeated: { if: 'anyDefeated' };
  }
}
export const anyDefeated: Condition = { if: 'anyDefeated' };

export const word = conditionWord('anyDefeated', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (_game, frame) => frame.felled > 0,
});
