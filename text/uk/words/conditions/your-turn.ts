import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'yourTurn'> = {
  says: (_claim, context, yes) => `зараз ${not(yes)}${isYou(context) ? 'ваш хід' : 'хід суперника'}`,
};
