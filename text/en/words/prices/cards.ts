import type { PriceText } from '../../../words.ts';
import { CARD, count } from '../../grammar.ts';

export const text: PriceText<'cards'> = (cost) => `discard ${count(cost.cards, CARD)}`;
