import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { is } from '../../grammar.ts';

const ORDINALS = ['', 'první', 'druhá', 'třetí', 'čtvrtá', 'pátá'];

export const text: ConditionText<'actionNumber'> = {
  says: (claim, context, yes) => {
    const which = ORDINALS[claim.is] ?? `${claim.is}.`;
    return `${is(yes)} toto ${isYou(context) ? `vaše ${which} akce` : `${which} akce protivníka`} v tomto tahu`;
  },
};
