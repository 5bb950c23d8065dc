/** Laid open, together with a named number. */
import { cardRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface CardRules {
    playedFaceUp: { rule: 'playedFaceUp' };
  }
  interface CardStandings {
    playedFaceUp: boolean;
  }
}

export const word = cardRule('playedFaceUp', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  without: false,
  stand: () => true,
});
