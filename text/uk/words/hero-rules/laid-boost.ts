import type { HeroRuleText } from '../../../words.ts';
import { sentence } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: HeroRuleText<'laidBoost'> = (rule, context) => {
  const by = rule.by === 'any' ? 'ваш боєць' : fighter({ named: rule.by }, context).nom;
  return `${sentence(`коли атакує ${by}, ви можете разом із картою атаки викласти долілиць ще одну карту і поліпшити нею атаку`)} Якщо ефекти карти атаки скасовано, скиньте карту поліпшення без ефекту.`;
};
