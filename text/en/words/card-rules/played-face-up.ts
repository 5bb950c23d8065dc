import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'playedFaceUp'> = () => 'Play this card face up and name a number.';
