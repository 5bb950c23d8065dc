import type { Effect } from '../../../data/words.ts';
import { yourValuesAreFixedThisTurnAt } from '../../say.ts';

export const samples: readonly Effect[] = [yourValuesAreFixedThisTurnAt(4)];
