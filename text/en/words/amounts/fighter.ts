import type { AmountText } from '../../../words.ts';
import { compare } from '../../amounts.ts';
import { eachOf, many } from '../../who.ts';

export const text: AmountText<'fighter', void> = {
  each: ({ group }, context) => `${eachOf(group, context)}${typeof group.of === 'object' && !group.where ? ' on the board' : ''}`,
  atLeast: (least, { group }, context, yes) => `there are ${compare(least, yes)} ${many(group, context)}`,
};
