import type { Condition } from '../../../data/words.ts';
import { not, youWon } from '../../say.ts';

export const samples: readonly Condition[] = [not(youWon)];
