import type { VerbText } from '../../../words.ts';
import { act, theirHand } from '../../grammar.ts';

export const text: VerbText<'lookAtHand'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('проглянути')} ${theirHand(context)}`),
  andPicks: (_effect, context, mood) => act(context, mood, (v) => `${v('проглянути')} ${theirHand(context)} і ${v('вибрати')} в ній карту`),
};
