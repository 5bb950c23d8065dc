import { subjectOf } from '../../../sentence.ts';
import type { ConditionText } from '../../../words.ts';
import { condition } from '../../speech.ts';

export const text: ConditionText<'not'> = {
  says: (claim, context, yes) => condition(claim.that, context, !yes),
  withNext({ that }, next, context) {
    const isSame = JSON.stringify(subjectOf(that)) === JSON.stringify(subjectOf(next));
    return that.if === 'isHero' && next.if === 'onBoard' && isSame ? `${condition(that, context, false)} still on the board` : undefined;
  },
};
