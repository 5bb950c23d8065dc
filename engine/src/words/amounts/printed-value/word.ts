/** The printed value of the opponent's card, or of the defense of the main attack. */
import { plain } from '../../../data/fields.ts';
import { wordIn } from '../../../data/kinds.ts';
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount } from '../../../data/words.ts';
import { combatOf, theirSide } from '../../../machine/query.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    printedValue: { the: 'printedValue'; of: 'theirCard' | 'mainDefense' };
  }
}
export const printedValueOfTheirCard: Amount = { the: 'printedValue', of: 'theirCard' };
export const printedValueOfMainDefense: Amount = { the: 'printedValue', of: 'mainDefense' };

export const word = amountWord('printedValue', 'the', {
  said: 'anywhere',
  needs: null,
  fields: { of: plain(wordIn('card', { theirCard: 'combat', mainDefense: 'combat' })) },
  opponent: false,
  discloses: false,
  isThatMany: false,
  count: (game, frame, { of }) => {
    if (of === 'mainDefense') return Math.max(0, combatOf(game).mainDefense);
    const theirs = theirSide(game, frame);
    return theirs && theirs.card >= 0 ? theirs.printed : 0;
  },
});
