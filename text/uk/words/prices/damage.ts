import type { PriceText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { DAMAGE } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: PriceText<'damage'> = (cost, context) => `завдати ${count(cost.amount, DAMAGE)} ${who(cost.who, context).dat}`;
