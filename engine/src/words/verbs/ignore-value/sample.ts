import type { Effect } from '../../../data/words.ts';
import { ignoreTheirValue } from '../../say.ts';

export const samples: readonly Effect[] = [ignoreTheirValue];
