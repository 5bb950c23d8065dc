import { holdsPicked, phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardPicked'> = {
  says: (_effect, context, mood) => {
    if (holdsPicked(context)) return act(context, mood, (v) => `${v('скинути')} вибрану карту`);
    return phrase(isYou(context) ? 'суперник скидає вибрану карту' : 'ви скидаєте вибрану карту');
  },
};
