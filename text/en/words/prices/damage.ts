import type { PriceText } from '../../../words.ts';
import { count, DAMAGE } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: PriceText<'damage'> = (cost, context) => `deal ${count(cost.amount, DAMAGE)} to ${fighter(cost.who, context)}`;
