import { printing } from '../cards.ts';
import { closed, quoted, sentences } from './grammar.ts';
import { cardTitle, itemNoun, name } from './names.ts';
import { phrases } from './speech.ts';
import { TERMS } from './terms.ts';

export const { TIMING, cardType, cardEffect, boostBonus, bonusAttack, cardLine } = printing({
  terms: TERMS,
  timings: { immediately: 'Okamžitě', duringCombat: 'Během boje', afterCombat: 'Po boji' },
  needs: (item, context) => closed(`pokud máte v košíku ${itemNoun(item, context.hero?.id).acc}`),
  phrases,
  sentences,
  title: cardTitle,
  quoted,
  item: (id, hero) => itemNoun(id, hero).nom,
  fighter: (id, hero) => name('fighter', id, hero),
  says: {
    boostBonus: 'Bonus POSÍLENÍ',
    bonusAttack: 'Bonusový útok {title}: hodnota {value}.',
    noBoost: 'bez posílení',
    boost: 'posílení',
  },
});
