import { holdsPicked, phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardPicked'> = {
  says: (_effect, context, mood) => {
    const card = context.pickedHere ? 'эту карту' : 'выбранную карту';
    if (holdsPicked(context)) return act(context, mood, (v) => `${v('сбросить')} ${card}`);
    return phrase(isYou(context) ? `противник сбрасывает ${card}` : `вы сбрасываете ${card}`);
  },
};
