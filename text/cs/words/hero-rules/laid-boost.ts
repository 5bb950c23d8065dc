import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'laidBoost'> = (rule, context) => {
  const by = rule.by === 'any' ? 'váš bojovník' : fighter({ named: rule.by }, context).nom;
  return `${sentence(`když útočí ${by}, můžete spolu s útočnou kartou vyložit lícem dolů ještě jednu kartu a útok jí posílit`)} Pokud jsou efekty útočné karty zrušeny, karta posílení se odhodí bez efektu.`;
};
