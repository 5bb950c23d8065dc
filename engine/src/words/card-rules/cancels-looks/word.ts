/** Shown from hand, it cancels an opponent's effect that would look at the hand. */
import { cardRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    cancelsLooks: { rule: 'cancelsLooks' };
  }
  interface CardStandings {
    cancelsLooks: boolean;
  }
}

export const word = cardRule('cancelsLooks', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  without: false,
  stand: () => true,
});
