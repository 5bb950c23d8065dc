import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { itemNoun } from '../../names.ts';

export const text: CardRuleText<'mayDefendWith'> = (rule, context) =>
  sentence(`если в вашей корзинке ${itemNoun(rule.item, context.hero?.id).nom}, эту карту можно использовать и для защиты`);
