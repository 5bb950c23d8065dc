import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { byWhom } from '../../who.ts';

export const text: HeroRuleText<'laidBoost'> = (rule, context) =>
  `${sentence(`when ${byWhom(rule.by, context)} attacks, you may lay a second card face down to boost the attack with its BOOST value`)} If the effects on the attack card are canceled, discard the boost without effect.`;
