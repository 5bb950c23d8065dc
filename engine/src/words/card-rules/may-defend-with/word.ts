/** May also defend while that item is in the basket. */
import { plain } from '../../../data/fields.ts';
import { name } from '../../../data/kinds.ts';
import { cardRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    mayDefendWith: { rule: 'mayDefendWith'; item: string };
  }
}

export const word = cardRule('mayDefendWith', {
  said: 'anywhere',
  needs: null,
  fields: { item: plain(name('item')) },
  opponent: false,
  stand(standing, args, hero) {
    standing.defendsWith = hero.items!.indexOf(args.item);
  },
});
