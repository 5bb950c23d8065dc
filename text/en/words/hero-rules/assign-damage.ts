import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighterNoun, manyOf } from '../../names.ts';
import { fighter, pronouns } from '../../who.ts';

export const text: HeroRuleText<'assignDamage'> = (rule, context) => {
  const hero = fighter('yourHero', context);
  const her = pronouns('yourHero', context);
  return sentence(
    `whenever ${hero} would take damage, you may assign any part of it to ${manyOf(fighterNoun(rule.to, context.hero?.id))} in ${her.their} zone instead, up to each one's health`,
  );
};
