import type { Effect } from '../../../data/words.ts';
import { putBack } from '../../say.ts';

export const samples: readonly Effect[] = [putBack(1, 'bottom'), putBack(2, 'top')];
