/** It is your turn. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    yourTurn: { if: 'yourTurn' };
  }
}
export const yourTurn: Condition = { if: 'yourTurn' };

export const word = conditionWord('yourTurn', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => game.active === frame.you,
});
