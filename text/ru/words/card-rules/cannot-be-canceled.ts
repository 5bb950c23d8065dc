import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cannotBeCanceled'> = () => 'Эффекты этой карты нельзя отменить.';
