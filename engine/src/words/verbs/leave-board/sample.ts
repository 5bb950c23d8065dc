import { type Effect, yourHero } from '../../../data/words.ts';
import { leaveBoard } from '../../say.ts';

export const samples: readonly Effect[] = [leaveBoard(yourHero)];
