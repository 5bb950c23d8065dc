import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'placedInBoostedManeuver'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  return sentence(`když posílíte manévr, můžete ${hero.acc} místo přesunu umístit na libovolné volné pole`);
};
