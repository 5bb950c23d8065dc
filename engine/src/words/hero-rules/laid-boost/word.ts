/** A second card may be laid face down as a boost with the attack. */
import { plain } from '../../../data/fields.ts';
import { name } from '../../../data/kinds.ts';
import { heroRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    laidBoost: { rule: 'laidBoost'; by: string };
  }
  interface HeroStandings {
    /** Fighters with whose attacks the card may be laid. */
    laidBoost: readonly string[];
  }
}

export const word = heroRule('laidBoost', {
  said: 'anywhere',
  needs: null,
  fields: { by: plain(name('fighter')) },
  opponent: false,
  without: [],
  stand: (before, { by }) => [...before, by],
});
