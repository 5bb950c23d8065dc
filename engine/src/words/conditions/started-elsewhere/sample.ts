import { type Condition, yourFighter } from '../../../data/words.ts';
import { startedElsewhere } from '../../say.ts';

export const samples: readonly Condition[] = [startedElsewhere(yourFighter)];
