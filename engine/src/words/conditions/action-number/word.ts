/** It is your turn, and this is the action of that number. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { upToHighest } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    actionNumber: { if: 'actionNumber'; is: number };
  }
}
export const actionNumber = (is: number): Condition => ({ if: 'actionNumber', is });

export const word = conditionWord('actionNumber', {
  said: 'anywhere',
  needs: null,
  fields: { is: upToHighest },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { is }) => game.active === frame.you && game.actionNumber === is,
});
