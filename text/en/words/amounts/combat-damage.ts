import type { AmountText } from '../../../words.ts';
import { compare } from '../../amounts.ts';

export const text: AmountText<'combatDamage', void> = {
  each: () => 'each point of combat damage the defender took',
  atLeast: (least, _amount, _context, yes) => `the defender took ${compare(least, yes)} combat damage`,
};
