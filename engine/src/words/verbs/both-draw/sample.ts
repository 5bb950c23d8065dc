import type { Effect } from '../../../data/words.ts';
import { bothDraw } from '../../say.ts';

export const samples: readonly Effect[] = [bothDraw(1), bothDraw(2)];
