import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { itemNoun } from '../../names.ts';

export const text: CardRuleText<'mayDefendWith'> = (rule, context) =>
  sentence(`якщо у вашому кошику ${itemNoun(rule.item, context.hero?.id).nom}, цією картою можна і оборонятися`);
