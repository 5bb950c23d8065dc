import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'placedInBoostedManeuver'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  return sentence(`коли ви поліпшуєте маневр, ви можете розмістити ${hero.acc} в будь-якій незайнятій комірці замість переміщення`);
};
