/** Damage to the hero may be assigned to sidekicks in its zone. */
import { plain } from '../../../data/fields.ts';
import { name } from '../../../data/kinds.ts';
import { heroRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    assignDamage: { rule: 'assignDamage'; to: string };
  }
  interface HeroStandings {
    /** The sidekicks that may take damage for the hero. */
    assignDamage: string | null;
  }
}

export const word = heroRule('assignDamage', {
  said: 'anywhere',
  needs: null,
  fields: { to: plain(name('sidekick')) },
  opponent: false,
  without: null,
  stand: (before, { to }) => before ?? to,
});
