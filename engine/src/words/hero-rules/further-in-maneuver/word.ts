/** Fighters move further in a maneuver. */

import type { Read } from '../../../data/standing.ts';
import { heroRule } from '../../../data/vocabulary.ts';
import type { Amount } from '../../../data/words.ts';
import { amount } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    furtherInManeuver: { rule: 'furtherInManeuver'; amount: Amount };
  }
  interface HeroStandings {
    furtherInManeuver: readonly Read<number>[];
  }
}

export const word = heroRule('furtherInManeuver', {
  said: 'anywhere',
  needs: null,
  fields: { amount },
  opponent: false,
  without: [],
  stand: (before, { amount: further }) => [...before, further],
});
