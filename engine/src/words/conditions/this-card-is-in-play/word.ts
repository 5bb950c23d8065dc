/** This card is still in the combat. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { yourSide } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    thisCardIsInPlay: { if: 'thisCardIsInPlay' };
  }
}
export const thisCardIsInPlay: Condition = { if: 'thisCardIsInPlay' };

export const word = conditionWord('thisCardIsInPlay', {
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => (yourSide(game, frame)?.card ?? -1) >= 0,
});
