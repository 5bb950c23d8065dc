import type { PriceText } from '../../../words.ts';
import { counter } from '../../amounts.ts';
import { count } from '../../declension.ts';

export const text: PriceText<'counter'> = (cost, context) => `потратить ${count(cost.count, counter(context))}`;
