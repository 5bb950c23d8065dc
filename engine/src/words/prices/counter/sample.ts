import type { Price } from '../../../data/words.ts';
import { fromCounter } from '../../say.ts';

export const samples: readonly Price[] = [fromCounter(2)];
