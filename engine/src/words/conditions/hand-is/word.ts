/** You hold just so many cards. */
import { conditionWord } from '../../../data/vocabulary.ts';
import type { Condition } from '../../../data/words.ts';
import { HIGHEST, whole } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Conditions {
    handIs: { if: 'handIs'; cards: number };
  }
}
export const handIs = (cards: number): Condition => ({ if: 'handIs', cards });

export const word = conditionWord('handIs', {
  said: 'anywhere',
  needs: null,
  fields: { cards: whole(0, HIGHEST) },
  opponent: false,
  discloses: false,
  names: null,
  holds: (game, frame, { cards }) => game.seats[frame.you].hand.length === cards,
});
