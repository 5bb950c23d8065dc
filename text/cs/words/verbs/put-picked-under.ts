import { holdsPicked, phrase } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'putPickedUnder'> = {
  says: (_effect, context, mood) => {
    if (holdsPicked(context)) return act(context, mood, (v) => `${v('položit')} vybranou kartu dospod svého balíčku`);
    return phrase(isYou(context) ? 'protivník položí vybranou kartu dospod svého balíčku' : 'vybranou kartu položíte dospod svého balíčku');
  },
};
