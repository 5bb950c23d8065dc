import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter, token } from '../../who.ts';

export const text: HeroRuleText<'stepsBetweenTokens'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  const fog = `s ${token(context).ins}`;
  return sentence(`${hero.nom} se může přesouvat z pole ${fog} na libovolné jiné pole ${fog}, jako by tato pole sousedila`);
};
