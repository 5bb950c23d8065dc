import type { ConditionText } from '../../../words.ts';
import { CARD, count, isYou, subject } from '../../grammar.ts';

export const text: ConditionText<'handIs'> = {
  says: (claim, context, yes) =>
    `${subject(context)} ${yes ? (isYou(context) ? 'have' : 'has') : isYou(context) ? 'do not have' : 'does not have'} exactly ${count(claim.cards, CARD)} in hand`,
};
