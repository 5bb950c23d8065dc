import { several } from '../../../slavic/nouns.ts';
import type { HeroRuleText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { sentence } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { fighter, pronoun } from '../../who.ts';

export const text: HeroRuleText<'assignDamage'> = (rule, context) => {
  const hero = fighter('yourHero', context);
  const to = fighterNoun(rule.to, context.hero?.id);
  return sentence(
    `щоразу, коли ${hero.nom} має зазнати поранень, ви можете розподілити будь-яку їхню частину між ${several(to).ins} в ${pronoun(hero).acc} зоні (${adjective('кожен', to.gender, 'dat')} — не більше, ніж ${pronoun(to).nom} має здоров’я)`,
  );
};
