import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { CARD } from '../../grammar.ts';

export const text: ConditionText<'handIs'> = {
  says: (claim, context, yes) =>
    `у ${isYou(context) ? 'вас' : 'противника'} в руке ${yes ? 'ровно' : 'не'} ${count(claim.cards, CARD, 'nom')}`,
};
