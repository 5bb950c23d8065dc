import type { AmountText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { theirCard, VALUE } from '../../grammar.ts';

export const text: AmountText<'boost', Case> = {
  says: ({ of }, context, c) => `${VALUE[c]} POSÍLENÍ ${of === 'card' ? 'dané karty' : theirCard(context, 'gen')}`,
  ofItself: ({ of }, c) => (of === 'theirCard' ? `její ${VALUE[c]} POSÍLENÍ` : undefined),
};
