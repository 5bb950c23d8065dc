/** While it is in play its fighter's defeat does not end the game. */
import { cardRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    holdsBackDefeat: { rule: 'holdsBackDefeat' };
  }
  interface CardStandings {
    holdsBackDefeat: boolean;
  }
}

export const word = cardRule('holdsBackDefeat', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  without: false,
  stand: () => true,
});
