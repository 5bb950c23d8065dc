import { type Effect, yourFighter } from '../../../data/words.ts';
import { returnFallen } from '../../say.ts';

export const samples: readonly Effect[] = [returnFallen(yourFighter, 4)];
