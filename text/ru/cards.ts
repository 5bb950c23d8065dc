import { printing } from '../cards.ts';
import { quoted, sentences } from './grammar.ts';
import { cardTitle, itemNoun, name } from './names.ts';
import { phrases } from './speech.ts';
import { TERMS } from './terms.ts';

export const { TIMING, cardType, cardEffect, boostBonus, bonusAttack, cardLine } = printing({
  terms: TERMS,
  timings: { immediately: 'Немедленно', duringCombat: 'Во время боя', afterCombat: 'После боя' },
  needs: (item, context) => `если в вашей корзинке ${itemNoun(item, context.hero?.id).nom}`,
  phrases,
  sentences,
  title: cardTitle,
  quoted,
  item: (id, hero) => itemNoun(id, hero).nom,
  fighter: (id, hero) => name('fighter', id, hero),
  says: {
    boostBonus: 'Бонус УСИЛЕНИЯ',
    bonusAttack: 'Дополнительная атака {title}: значение {value}.',
    noBoost: 'без усиления',
    boost: 'усиление',
  },
});
