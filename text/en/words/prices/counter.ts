import type { PriceText } from '../../../words.ts';
import { counter } from '../../amounts.ts';

export const text: PriceText<'counter'> = (cost, context) => `spend ${cost.count} ${counter(context)}`;
