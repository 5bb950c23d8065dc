import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cannotBeCanceled'> = () => 'Efekty této karty nelze zrušit.';
