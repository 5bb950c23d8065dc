import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

const ORDINALS = ['', 'перша', 'друга', 'третя', 'четверта', 'п’ята'];

export const text: ConditionText<'actionNumber'> = {
  says: (claim, context, yes) => {
    const which = ORDINALS[claim.is] ?? `${claim.is}-та`;
    return `це ${not(yes)}${isYou(context) ? `ваша ${which} дія` : `${which} дія суперника`} за цей хід`;
  },
};
