import type { Condition } from '../../../data/words.ts';
import { handIs } from '../../say.ts';

export const samples: readonly Condition[] = [handIs(3)];
