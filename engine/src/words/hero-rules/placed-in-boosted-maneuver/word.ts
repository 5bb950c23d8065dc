/** In a boosted maneuver the hero may be placed instead of moved. */
import { heroRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    placedInBoostedManeuver: { rule: 'placedInBoostedManeuver' };
  }
  interface HeroStandings {
    placedInBoostedManeuver: boolean;
  }
}

export const word = heroRule('placedInBoostedManeuver', {
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  without: false,
  stand: () => true,
});
