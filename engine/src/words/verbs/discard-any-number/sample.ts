import type { Effect } from '../../../data/words.ts';
import { discardAnyNumber } from '../../say.ts';

export const samples: readonly Effect[] = [discardAnyNumber(), discardAnyNumber({ by: 'moth', tag: 'voyage' })];
