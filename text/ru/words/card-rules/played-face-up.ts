import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'playedFaceUp'> = () => 'Разыграйте эту карту лицом вверх и назовите число.';
