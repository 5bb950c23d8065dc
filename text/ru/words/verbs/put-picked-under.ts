import { holdsPicked, phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'putPickedUnder'> = {
  says: (_effect, context, mood) => {
    const there = `${context.pickedHere ? 'эту карту' : 'выбранную карту'} под низ своей колоды`;
    if (holdsPicked(context)) return act(context, mood, (v) => `${v('положить')} ${there}`);
    return phrase(isYou(context) ? `противник кладёт ${there}` : `вы кладёте ${there}`);
  },
};
