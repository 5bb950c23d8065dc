import { type Condition, yourHero } from '../../../data/words.ts';
import { healthAtMost } from '../../say.ts';

export const samples: readonly Condition[] = [healthAtMost(yourHero, 4)];
