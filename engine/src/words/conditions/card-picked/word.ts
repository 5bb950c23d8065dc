/** There is a card to be called “that card”. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    cardPicked: { if: 'cardPicked' };
  }
}
export const cardWasPicked: Condition = { if: 'cardPicked' };

export const word = conditionWord('cardPicked', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: true,
  names: null,
  holds: (_game, frame) => frame.thatCard >= 0,
});
