import { holdsPicked, phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'putPickedUnder'> = {
  says: (_effect, context, mood) => {
    if (holdsPicked(context)) return act(context, mood, (v) => `${v('покласти')} вибрану карту під низ своєї колоди`);
    return phrase(isYou(context) ? 'суперник кладе вибрану карту під низ своєї колоди' : 'ви кладете вибрану карту під низ своєї колоди');
  },
};
