import { opposingFighter, type SpaceFilter } from '../../../data/words.ts';
import { adjacentTo } from '../../say.ts';

export const samples: readonly SpaceFilter[] = [adjacentTo(opposingFighter)];
