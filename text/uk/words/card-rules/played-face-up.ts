import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'playedFaceUp'> = () => 'Розіграйте цю карту горілиць і назвіть число.';
