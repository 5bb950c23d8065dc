/** Effects on cards with these banners cannot be canceled by opponents. */
import { plain } from '../../../data/fields.ts';
import { ITSELF, list, name } from '../../../data/kinds.ts';
import { heroRule } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    cannotBeCanceled: { rule: 'cannotBeCanceled'; by: readonly string[] };
  }
  interface HeroStandings {
    /** The banners. */
    cannotBeCanceled: readonly string[];
  }
}

export const word = heroRule('cannotBeCanceled', {
  said: 'anywhere',
  needs: null,
  fields: { by: plain(list(name('banner'), { least: 1, most: 8, apart: ITSELF })) },
  opponent: false,
  without: [],
  stand: (before, { by }) => [...before, ...by],
});
