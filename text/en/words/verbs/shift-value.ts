import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'shiftValue'> = {
  says: (_effect, context, mood) => offered(`add 1 to ${value('yours', context)} or subtract 1 from it`, context, mood),
  asks: { shiftValue: () => 'add 1, subtract 1, or leave the value as it is' },
  declines: { shiftValue: 'leave the value as it is' },
  options: { shiftValue: (option) => (option === 0 ? 'add 1' : 'subtract 1') },
};
