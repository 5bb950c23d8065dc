import type { ConditionText } from '../../../words.ts';
import { isYou, subject } from '../../grammar.ts';
import { condition } from '../../speech.ts';
import { asForm } from '../../who.ts';

export const text: ConditionText<'attacking'> = {
  says: (_claim, context, yes) => `${subject(context)} ${isYou(context) ? 'are' : 'is'} ${yes ? '' : 'not '}attacking`,
  withNext: (claim, next, context) => asForm(condition(claim, context), next, context),
};
