import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'won'> = {
  says: (_claim, context, yes) => (isYou(context) ? `jste v souboji ${not(yes)}zvítězili` : `protivník v souboji ${not(yes)}zvítězil`),
};
