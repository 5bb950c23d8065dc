/** One for each such fighter on the board. */
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount, Group } from '../../../data/words.ts';
import { fightersOf } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    fighter: { per: 'fighter'; group: Group };
  }
}
export const perFighter = (group: Group): Amount => ({ per: 'fighter', group });

export const word = amountWord('fighter', 'per', {
  said: 'anywhere',
  fields: { group: fightersOf },
  count: (game, frame, { group }) => group(game, frame).length,
});
