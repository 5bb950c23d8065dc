import type { HeroRuleText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { SPACE, sentence } from '../../grammar.ts';

export const text: HeroRuleText<'furtherInManeuver'> = (rule, context) => {
  const [far, per] = quantity(rule.amount, { one: `more ${SPACE.one}`, many: `more ${SPACE.many}` }, context);
  return sentence(`when you maneuver, each of your fighters may move ${far}${per}`);
};
