import type { Effect } from '../../../data/words.ts';
import { discard, ignoreTheirValue, opponentMay } from '../../say.ts';

export const samples: readonly Effect[] = [opponentMay([discard(1)], [ignoreTheirValue])];
