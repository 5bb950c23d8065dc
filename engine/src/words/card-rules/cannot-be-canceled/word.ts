/** Its effects cannot be canceled. */
import { cardRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    cannotBeCanceled: { rule: 'cannotBeCanceled' };
  }
  interface CardStandings {
    cannotBeCanceled: boolean;
  }
}

export const word = cardRule('cannotBeCanceled', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  without: false,
  stand: () => true,
});
