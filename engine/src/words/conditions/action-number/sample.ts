import type { Condition } from '../../../data/words.ts';
import { actionNumber } from '../../say.ts';

export const samples: readonly Condition[] = [actionNumber(3)];
