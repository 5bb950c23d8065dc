import type { AmountText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { theirCard, VALUE } from '../../grammar.ts';

export const text: AmountText<'boost', Case> = {
  says: ({ of }, context, c) =>
    `${VALUE[c]} ПОЛІПШЕННЯ ${of !== 'card' ? theirCard(context, 'gen') : context.picker ? 'вибраної карти' : 'тієї карти'}`,
  ofItself: ({ of }, c) => (of === 'theirCard' ? `її ${VALUE[c]} ПОЛІПШЕННЯ` : undefined),
};
