import type { Effect } from '../../../data/words.ts';
import { discard } from '../../say.ts';

export const samples: readonly Effect[] = [discard(2)];
