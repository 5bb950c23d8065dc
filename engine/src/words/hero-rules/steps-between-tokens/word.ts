/** The hero steps from token to token as if they were adjacent. */
import { heroRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    stepsBetweenTokens: { rule: 'stepsBetweenTokens' };
  }
  interface HeroStandings {
    stepsBetweenTokens: boolean;
  }
}

export const word = heroRule('stepsBetweenTokens', {
  said: 'anywhere',
  needs: 'token',
  fields: {},
  opponent: false,
  without: false,
  stand: () => true,
});
