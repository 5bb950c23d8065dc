import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not, nth } from '../../grammar.ts';

export const text: ConditionText<'actionNumber'> = {
  says: (claim, context, yes) => `это ${not(yes)}${nth(claim.is)} действие ${isYou(context) ? 'вашего хода' : 'хода противника'}`,
};
