import { type Condition, yourHero } from '../../../data/words.ts';
import { isOnToken } from '../../say.ts';

export const samples: readonly Condition[] = [isOnToken(yourHero)];
