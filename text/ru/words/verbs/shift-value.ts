import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'shiftValue'> = {
  says: (_effect, context, mood) => offered(`увеличить или уменьшить ${value('yours', context, 'acc')} на 1`, context, mood),
  asks: { shiftValue: () => 'увеличьте значение на 1, уменьшите на 1 или оставьте как есть' },
  declines: { shiftValue: 'оставить значение как есть' },
  options: { shiftValue: (option) => (option === 0 ? 'увеличить на 1' : 'уменьшить на 1') },
};
