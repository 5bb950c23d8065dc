import type { AmountText } from '../../../words.ts';
import { theirCard } from '../../who.ts';

export const text: AmountText<'boost', void> = {
  says: ({ of }, context) => (of === 'card' ? "that card's BOOST value" : `the BOOST value of ${theirCard(context)}`),
  ofItself: ({ of }) => (of === 'theirCard' ? 'its BOOST value' : undefined),
};
