import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'turnTop'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('odhalit')} vrchní kartu svého balíčku a ${v('vzít')} ji do ruky`),
};
