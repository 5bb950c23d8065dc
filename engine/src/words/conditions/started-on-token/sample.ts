import { type Condition, yourHero } from '../../../data/words.ts';
import { startedOnToken } from '../../say.ts';

export const samples: readonly Condition[] = [startedOnToken(yourHero)];
