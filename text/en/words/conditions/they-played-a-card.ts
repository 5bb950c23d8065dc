import type { ConditionText } from '../../../words.ts';
import { they } from '../../grammar.ts';

export const text: ConditionText<'theyPlayedACard'> = {
  says: (_claim, context, yes) => `${they(context)} ${yes ? 'played a' : 'played no'} card in this combat`,
};
