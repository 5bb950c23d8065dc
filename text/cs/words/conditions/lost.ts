import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'lost'> = {
  says: (_claim, context, yes) => (isYou(context) ? `jste souboj ${not(yes)}prohráli` : `protivník souboj ${not(yes)}prohrál`),
};
