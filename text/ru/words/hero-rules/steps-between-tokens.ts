import type { HeroRuleText } from '../../../words.ts';
import { withPreposition } from '../../declension.ts';
import { sentence } from '../../grammar.ts';
import { fighter, token } from '../../who.ts';

export const text: HeroRuleText<'stepsBetweenTokens'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  const fog = withPreposition(token(context).ins);
  return sentence(
    `${hero.nom} может переместиться из ячейки ${fog} в любую другую ячейку ${fog} так, как если бы эти ячейки были смежными`,
  );
};
