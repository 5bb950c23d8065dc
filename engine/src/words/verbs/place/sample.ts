import { anySpace, type Effect, opposingFighter, space, yourFighter, yourHero } from '../../../data/words.ts';
import { adjacentTo, empty, place } from '../../say.ts';

export const samples: readonly Effect[] = [place(yourFighter, space(empty, adjacentTo(opposingFighter))), place(yourHero, anySpace)];
