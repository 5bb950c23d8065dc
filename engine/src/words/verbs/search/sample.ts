import type { Effect } from '../../../data/words.ts';
import { search } from '../../say.ts';

export const samples: readonly Effect[] = [search('excalibur')];
