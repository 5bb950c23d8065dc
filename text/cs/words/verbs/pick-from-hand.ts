import type { VerbText } from '../../../words.ts';
import { act, inTheirHand } from '../../grammar.ts';

export const text: VerbText<'pickFromHand'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('vybrat')} kartu ${inTheirHand(context)}`),
};
