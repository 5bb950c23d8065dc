import type { VerbText } from '../../../words.ts';
import { act, theirCard } from '../../grammar.ts';

export const text: VerbText<'cancel'> = {
  says: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('отменить')} все ${context.theirCardNamed ? 'её эффекты' : `эффекты ${theirCard(context, 'gen')}`}`),
};
