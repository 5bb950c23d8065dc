import { holdsPicked, phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardPicked'> = {
  says: (_effect, context, mood) => {
    if (holdsPicked(context)) return act(context, mood, (v) => `${v('odhodit')} vybranou kartu`);
    return phrase(isYou(context) ? 'protivník vybranou kartu odhodí' : 'vybranou kartu odhodíte');
  },
};
