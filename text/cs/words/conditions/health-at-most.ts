import type { ConditionText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { HEALTH } from '../../grammar.ts';
import { said } from '../../who.ts';

export const text: ConditionText<'healthAtMost'> = {
  says: (claim, context, yes) => `má ${said(claim.who, context).nom} ${yes ? 'nejvýše' : 'více než'} ${count(claim.health, HEALTH)}`,
};
