import type { Effect } from '../../../data/words.ts';
import { discardRandom } from '../../say.ts';

export const samples: readonly Effect[] = [discardRandom(1), discardRandom(2), discardRandom(5)];
