import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { CARD, not } from '../../grammar.ts';

export const text: ConditionText<'handIs'> = {
  says: (claim, context, yes) =>
    `${isYou(context) ? `${not(yes)}máte` : `${not(yes)}má protivník`} v ruce přesně ${count(claim.cards, CARD)}`,
};
