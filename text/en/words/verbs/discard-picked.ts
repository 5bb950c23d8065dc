import { holdsPicked, phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, theyDo } from '../../grammar.ts';

export const text: VerbText<'discardPicked'> = {
  says: (_effect, context, mood) =>
    holdsPicked(context) ? act(context, mood, (v) => `${v('discard')} that card`) : phrase(`${theyDo(context, 'discard')} that card`),
};
