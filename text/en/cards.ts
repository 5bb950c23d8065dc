import { printing } from '../cards.ts';
import { sentences } from './grammar.ts';
import { cardTitle, itemNoun, name } from './names.ts';
import { phrases } from './speech.ts';
import { TERMS } from './terms.ts';

export const { TIMING, cardType, cardEffect, boostBonus, bonusAttack, cardLine } = printing({
  terms: TERMS,
  timings: { immediately: 'Immediately', duringCombat: 'During combat', afterCombat: 'After combat' },
  needs: (item, context) => `with the ${itemNoun(item, context.hero?.id).name} in your basket`,
  phrases,
  sentences,
  title: cardTitle,
  quoted: (title) => title,
  item: (id, hero) => itemNoun(id, hero).name,
  fighter: (id, hero) => name('fighter', id, hero),
  says: { boostBonus: 'BOOST bonus', bonusAttack: 'Bonus attack {title}: value {value}.', noBoost: 'no boost', boost: 'boost' },
});
