import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'laidBoost'> = (rule, context) => {
  const by = rule.by === 'any' ? 'ваш боец' : fighter({ named: rule.by }, context).nom;
  return `${sentence(`когда атакует ${by}, вы можете вместе с картой атаки выложить лицом вниз ещё одну карту и усилить ею атаку`)} Если эффекты карты атаки отменены, карта усиления сбрасывается без эффекта.`;
};
