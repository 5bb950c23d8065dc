import { type Condition, opposingFighter } from '../../../data/words.ts';
import { isHero } from '../../say.ts';

export const samples: readonly Condition[] = [isHero(opposingFighter)];
