/** The damage just dealt struck the fighter. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    wasDamaged: { if: 'wasDamaged'; who: Fighter };
  }
}
export const wasDamaged = (who: Fighter): Condition => ({ if: 'wasDamaged', who });

export const word = conditionWord('wasDamaged', {
  said: 'anywhere',
  fields: { who: fighter },
  holds: (game, frame, { who }) => {
    const meant = who(game, frame);
    return meant >= 0 && (frame.struck & (1 << meant)) !== 0;
  },
});
