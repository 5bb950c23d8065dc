import type { HeroRuleText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { SPACE, sentence } from '../../grammar.ts';

export const text: HeroRuleText<'furtherInManeuver'> = (rule, context) => {
  const [far, per] = quantity(rule.amount, SPACE, context);
  return sentence(`во время манёвра каждый ваш боец может переместиться дополнительно на ${far}${per}`);
};
