import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cannotBeCanceled'> = () => 'Ефекти цієї карти неможливо скасувати.';
