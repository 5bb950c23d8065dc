import type { CardRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { itemNoun } from '../../names.ts';

export const text: CardRuleText<'mayDefendWith'> = (rule, context) =>
  sentence(`pokud máte v košíku ${itemNoun(rule.item, context.hero?.id).acc}, můžete se touto kartou i bránit`);
