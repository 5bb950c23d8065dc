import type { AmountText } from '../../../words.ts';
import { theirCard } from '../../who.ts';

export const text: AmountText<'printedValue', void> = {
  says: ({ of }, context) =>
    of === 'theirCard'
      ? `the printed value of ${theirCard(context)}`
      : 'the printed value of the card that defended against the main attack',
};
