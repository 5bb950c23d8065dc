import { type Condition, yourFighter } from '../../../data/words.ts';
import { isThe } from '../../say.ts';

export const samples: readonly Condition[] = [isThe(yourFighter, 'moth')];
