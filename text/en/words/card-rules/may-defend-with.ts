import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { itemNoun } from '../../names.ts';

export const text: CardRuleText<'mayDefendWith'> = (rule, context) =>
  sentence(`if the ${itemNoun(rule.item, context.hero?.id).name} is in your basket, this card can also be used to defend`);
