import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'shiftValue'> = {
  says: (_effect, context, mood) => offered(`zvýšit nebo snížit ${value('yours', context, 'acc')} o 1`, context, mood),
  asks: { shiftValue: () => 'zvyšte hodnotu o 1, snižte ji o 1, nebo ji ponechte beze změny' },
  declines: { shiftValue: 'ponechat hodnotu beze změny' },
  options: { shiftValue: (option) => (option === 0 ? 'zvýšit o 1' : 'snížit o 1') },
};
