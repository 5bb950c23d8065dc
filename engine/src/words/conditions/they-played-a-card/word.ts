/** The opponent has a card in this combat. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { theirSide } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    theyPlayedACard: { if: 'theyPlayedACard' };
  }
}
export const theyPlayedACard: Condition = { if: 'theyPlayedACard' };

export const word = conditionWord('theyPlayedACard', {
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame) => (theirSide(game, frame)?.card ?? -1) >= 0,
});
