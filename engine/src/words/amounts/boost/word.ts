/** The BOOST value of that card, or of the opponent's card in the combat. */
import { kindOf } from '../../../data/card.ts';
import { plain } from '../../../data/fields.ts';
import { wordIn } from '../../../data/kinds.ts';
import { amountWord } from '../../../data/vocabulary.ts';
import type { Amount } from '../../../data/words.ts';
import { theirSide } from '../../../machine/query.ts';
import { boostValue } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Amounts {
    boost: { the: 'boost'; of: 'card' | 'theirCard' };
  }
}
export const boostOfThatCard: Amount = { the: 'boost', of: 'card' };
export const boostOfTheirCard: Amount = { the: 'boost', of: 'theirCard' };

export const word = amountWord('boost', 'the', {
  said: 'anywhere',
  needs: null,
  fields: { of: plain(wordIn('card', { card: 'anywhere', theirCard: 'combat' })) },
  opponent: false,
  discloses: true,
  isThatMany: false,
  count: (game, frame, { of }) => {
    const meant = of === 'card' ? frame.thatCard : (theirSide(game, frame)?.card ?? -1);
    return meant < 0 ? 0 : boostValue(game, kindOf(meant));
  },
});
