import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'playedFaceUp'> = () => 'Zahrajte tuto kartu lícem nahoru a zvolte číslo.';
