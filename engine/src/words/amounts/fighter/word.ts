/** One for each such fighter on the board. */
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount, Group } from '../../../data/words.ts';
import { fightersOf } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    fighter: { per: 'fighter'; group: Group };
  }
}
export const perFighter = (group: Group): Amount => ({ per: 'fighter', group });

export const word = amountWord('fighter', 'per', {
  said: 'anywhere',
  needs: null,
  fields: { group: fightersOf },
  opponent: false,
  discloses: false,
  isThatMany: false,
  count: (game, frame, { group }) => group(game, frame).length,
});
