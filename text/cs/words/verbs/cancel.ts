import type { VerbText } from '../../../words.ts';
import { act, theirCard } from '../../grammar.ts';

export const text: VerbText<'cancel'> = {
  says: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('zrušit')} všechny ${context.theirCardNamed ? 'její efekty' : `efekty ${theirCard(context, 'gen')}`}`),
};
