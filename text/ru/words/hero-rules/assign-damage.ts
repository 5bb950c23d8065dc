import { several } from '../../../slavic/nouns.ts';
import type { HeroRuleText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { sentence } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { fighter, pronoun } from '../../who.ts';

const MUST = { m: 'должен', f: 'должна', n: 'должно' };

export const text: HeroRuleText<'assignDamage'> = (rule, context) => {
  const hero = fighter('yourHero', context);
  const to = fighterNoun(rule.to, context.hero?.id);
  return sentence(
    `каждый раз, когда ${hero.nom} ${MUST[hero.gender]} получить урон, вы можете перенести любую его часть на ${several(to).acc} в ${pronoun(hero).acc} зоне (на ${adjective('каждый', to.gender, 'acc', true)} — не больше ${pronoun(to).acc} здоровья)`,
  );
};
