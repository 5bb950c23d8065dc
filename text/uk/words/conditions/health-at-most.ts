import type { ConditionText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { HEALTH } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'healthAtMost'> = {
  says: (claim, context, yes) => `в ${said(claim.who, context).gen} ${yes ? 'не більше' : 'більше'} ${count(claim.health, HEALTH, 'gen')}`,
};
