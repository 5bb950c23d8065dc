/** May also defend while that item is in the basket. */
import { plain } from '../../../data/fields.ts';
import { name } from '../../../data/kinds.ts';
import { cardRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    mayDefendWith: { rule: 'mayDefendWith'; item: string };
  }
  interface CardStandings {
    /** The number of the item with which it may defend too; −1 if none. */
    mayDefendWith: number;
  }
}

export const word = cardRule('mayDefendWith', {
  said: 'anywhere',
  needs: null,
  fields: { item: plain(name('item')) },
  opponent: false,
  without: -1,
  stand: (_before, { item }, hero) => hero.items!.indexOf(item),
});
