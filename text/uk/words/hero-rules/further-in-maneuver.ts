import type { HeroRuleText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { SPACE, sentence } from '../../grammar.ts';

export const text: HeroRuleText<'furtherInManeuver'> = (rule, context) => {
  const [far, per] = quantity(rule.amount, SPACE, context);
  return sentence(`під час маневру кожен ваш боєць може переміститися ще на ${far}${per}`);
};
