import type { VerbText } from '../../../words.ts';
import { act, my } from '../../grammar.ts';

export const text: VerbText<'takeBack'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('take')} this card back into ${my(context)} hand`),
};
