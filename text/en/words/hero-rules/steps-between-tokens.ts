import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { tokenNoun } from '../../names.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'stepsBetweenTokens'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  const token = context.hero?.tokens ? tokenNoun(context.hero.tokens.id, context.hero.id).name : 'token';
  return sentence(`${hero} may move from a space with a ${token} to any other space with a ${token} as if the two were adjacent`);
};
