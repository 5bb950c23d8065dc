import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { is, not } from '../../grammar.ts';

export const text: ConditionText<'yourTurn'> = {
  says: (_claim, context, yes) => (isYou(context) ? `${not(yes)}jste na tahu` : `${is(yes)} na tahu protivník`),
};
