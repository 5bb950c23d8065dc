/** What happens when an opponent's effect made you discard it. */

import { cardRule } from '../../../data/vocabulary.ts';
import type { Effect } from '../../../data/words.ts';
import { wholeSentence } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    whenDiscardedByOpponent: { rule: 'whenDiscardedByOpponent'; does: readonly Effect[] };
  }
  interface CardStandings {
    /** The block that is said then; −1 if none. */
    whenDiscardedByOpponent: number;
  }
}

export const word = cardRule('whenDiscardedByOpponent', {
  said: 'anywhere',
  needs: null,
  fields: { does: wholeSentence },
  opponent: false,
  without: -1,
  stand: (_before, { does }) => does,
});
