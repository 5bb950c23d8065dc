import type { HeroRuleText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { SPACE, sentence } from '../../grammar.ts';

export const text: HeroRuleText<'furtherInManeuver'> = (rule, context) => {
  const [far, per] = quantity(rule.amount, SPACE, context);
  return sentence(`při manévru se každý váš bojovník může přesunout o ${far} navíc${per}`);
};
