import { isYou } from '../../../slavic/sentences.ts';
import type { ConditionText } from '../../../words.ts';
import { not } from '../../grammar.ts';

export const text: ConditionText<'theyPlayedACard'> = {
  says: (_claim, context, yes) => {
    const what = yes ? 'kartu' : 'žádnou kartu';
    return isYou(context) ? `protivník v tomto souboji ${not(yes)}zahrál ${what}` : `jste v tomto souboji ${not(yes)}zahráli ${what}`;
  },
};
