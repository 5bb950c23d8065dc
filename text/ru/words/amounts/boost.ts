import type { AmountText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { theirCard, VALUE } from '../../grammar.ts';

export const text: AmountText<'boost', Case> = {
  says: ({ of }, context, c) =>
    `${VALUE[c]} УСИЛЕНИЯ ${of !== 'card' ? theirCard(context, 'gen') : context.picker ? 'выбранной карты' : 'той карты'}`,
  ofItself: ({ of }, c) => (of === 'theirCard' ? `её ${VALUE[c]} УСИЛЕНИЯ` : undefined),
};
