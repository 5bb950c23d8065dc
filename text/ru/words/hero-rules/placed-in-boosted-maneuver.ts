import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter, pronoun } from '../../who.ts';

export const text: HeroRuleText<'placedInBoostedManeuver'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  return sentence(
    `когда вы усиливаете манёвр, вы можете разместить ${hero.acc} в любой свободной ячейке, вместо того чтобы перемещать ${pronoun(hero).acc}`,
  );
};
