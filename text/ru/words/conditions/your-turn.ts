import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'yourTurn'> = {
  says: (_claim, context, yes) => `сейчас ${not(yes)}${isYou(context) ? 'ваш ход' : 'ход противника'}`,
};
