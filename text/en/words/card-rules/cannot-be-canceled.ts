import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cannotBeCanceled'> = () => 'The effects on this card cannot be canceled.';
