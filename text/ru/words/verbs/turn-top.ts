import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'turnTop'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('открыть')} верхнюю карту своей колоды и ${v('взять')} её в руку`),
};
