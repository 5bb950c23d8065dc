import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { CARD } from '../../grammar.ts';

export const text: ConditionText<'handIs'> = {
  says: (claim, context, yes) =>
    `${isYou(context) ? 'у вашій руці' : 'в руці суперника'} ${yes ? 'рівно' : 'не'} ${count(claim.cards, CARD, 'nom')}`,
};
