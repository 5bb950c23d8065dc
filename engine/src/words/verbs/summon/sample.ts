import { type Effect, opposingFighter, space } from '../../../data/words.ts';
import { adjacentTo, empty, summon } from '../../say.ts';

export const samples: readonly Effect[] = [summon('moth', space(empty, adjacentTo(opposingFighter)))];
