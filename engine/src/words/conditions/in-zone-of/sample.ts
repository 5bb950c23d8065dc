import { type Condition, opposingFighter, yourFighter } from '../../../data/words.ts';
import { isInZoneOf } from '../../say.ts';

export const samples: readonly Condition[] = [isInZoneOf(yourFighter, opposingFighter)];
