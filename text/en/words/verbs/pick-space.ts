import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { spaces } from '../../who.ts';

export const text: VerbText<'pickSpace'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('choose')} ${spaces(effect.where, context)}`),
};
