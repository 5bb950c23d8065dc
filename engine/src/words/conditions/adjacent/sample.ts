import { type Condition, opposingFighter, yourHero } from '../../../data/words.ts';
import { areAdjacent } from '../../say.ts';

export const samples: readonly Condition[] = [areAdjacent(opposingFighter, yourHero)];
