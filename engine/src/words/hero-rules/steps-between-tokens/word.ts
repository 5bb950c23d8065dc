/** The hero steps from token to token as if they were adjacent. */
import { heroRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    stepsBetweenTokens: { rule: 'stepsBetweenTokens' };
  }
}

export const word = heroRule('stepsBetweenTokens', {
  said: 'anywhere',
  needs: 'token',
  fields: {},
  opponent: false,
  stand(standing) {
    standing.stepsBetweenTokens = true;
  },
});
