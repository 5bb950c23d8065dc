import { printing } from '../cards.ts';
import { closed, quoted, sentences } from './grammar.ts';
import { cardTitle, itemNoun, name } from './names.ts';
import { phrases } from './speech.ts';
import { TERMS } from './terms.ts';

export const { TIMING, cardType, cardEffect, boostBonus, bonusAttack, cardLine } = printing({
  terms: TERMS,
  timings: { immediately: 'Негайно', duringCombat: 'Під час бою', afterCombat: 'Після бою' },
  needs: (item, context) => closed(`якщо у вашому кошику ${itemNoun(item, context.hero?.id).nom}`),
  besides: (needs) => ` (${needs})`,
  phrases,
  sentences,
  title: cardTitle,
  quoted,
  item: (id, hero) => itemNoun(id, hero).nom,
  fighter: (id, hero) => name('fighter', id, hero),
  says: {
    boostBonus: 'Бонус ПОЛІПШЕННЯ',
    bonusAttack: 'Додаткова атака {title}: значення {value}.',
    noBoost: 'без поліпшення',
    boost: 'поліпшення',
  },
});
