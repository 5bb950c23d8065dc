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
    `kdykoli má ${hero.nom} utrpět zranění, můžete libovolnou část těchto zranění rozdělit mezi ${several(to).acc} v ${pronoun(hero).whose} oblasti (${adjective('každý', to.gender, 'dat')} nejvýše tolik, kolik má bodů zdraví)`,
  );
};
