import type { VerbText } from '../../../words.ts';
import { offered } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'shiftValue'> = {
  says: (_effect, context, mood) => offered(`збільшити або зменшити ${value('yours', context, 'acc')} на 1`, context, mood),
  asks: { shiftValue: () => 'збільште значення на 1, зменште на 1 або лишіть як є' },
  declines: { shiftValue: 'лишити значення як є' },
  options: { shiftValue: (option) => (option === 0 ? 'збільшити на 1' : 'зменшити на 1') },
};
