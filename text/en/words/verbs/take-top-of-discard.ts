import type { VerbText } from '../../../words.ts';
import { act, my } from '../../grammar.ts';

export const text: VerbText<'takeTopOfDiscard'> = {
  says: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('take')} the top card of ${my(context)} discard pile into ${my(context)} hand`),
};
