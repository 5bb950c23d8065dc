import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter, token } from '../../who.ts';

export const text: HeroRuleText<'stepsBetweenTokens'> = (_rule, context) => {
  const hero = fighter('yourHero', context);
  const fog = `з ${token(context).ins}`;
  return sentence(`${hero.nom} може переміщуватися з комірки ${fog} в будь-яку іншу комірку ${fog} так, ніби ці комірки суміжні`);
};
