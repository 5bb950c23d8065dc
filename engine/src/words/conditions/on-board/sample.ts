import { type Condition, yourHero } from '../../../data/words.ts';
import { isOnBoard } from '../../say.ts';

export const samples: readonly Condition[] = [isOnBoard(yourHero)];
