import type { PriceText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { CARD } from '../../grammar.ts';

export const text: PriceText<'cards'> = (cost) => `сбросить ${count(cost.cards, CARD)}`;
