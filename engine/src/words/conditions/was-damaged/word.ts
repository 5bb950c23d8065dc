/** The damage just dealt struck the fighter. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition, Fighter } from '../../../data/words.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    wasDamaged: { if: 'wasDamaged'; who: Fighter };
  }
}
export const wasDamaged = (who: Fighter): Condition => ({ if: 'wasDamaged', who });

export const word = conditionWord('wasDamaged', {
  said: 'anywhere',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { who }) => {
    const meant = who(game, frame);
    return meant >= 0 && (frame.struck & (1 << meant)) !== 0;
  },
});
