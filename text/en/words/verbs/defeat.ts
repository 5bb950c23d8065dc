import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { whom } from '../../who.ts';

export const text: VerbText<'defeat'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('defeat')} ${whom(effect.who, context)}`),
};
