import type { Condition } from '../../../data/words.ts';
import { atLeast, perCardInDiscard } from '../../say.ts';

export const samples: readonly Condition[] = [atLeast(2, perCardInDiscard({}))];
