import type { Condition } from '../../../data/words.ts';
import { allOf, yourTurn, youWon } from '../../say.ts';

export const samples: readonly Condition[] = [allOf(youWon, yourTurn)];
