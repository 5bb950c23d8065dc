import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter, pronouns } from '../../who.ts';

export const text: HeroRuleText<'placedInBoostedManeuver'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  const her = pronouns('yourHero', context);
  return sentence(`when you boost a maneuver, you may place ${hero} in any empty space instead of moving ${her.them}`);
};
