import { holdsPicked, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, isYou, my, theyDo } from '../../grammar.ts';

export const text: VerbText<'putPickedUnder'> = {
  says: (_effect, context, mood) =>
    holdsPicked(context)
      ? act(context, mood, (v) => `${v('put')} that card on the bottom of ${my(context)} deck`)
      : phrase(`${theyDo(context, 'put')} that card on the bottom of ${isYou(context) ? 'their' : 'your'} deck`),
};
