import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardTop'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('odhodit')} vrchní kartu svého balíčku`),
};
