import type { Effect } from '../../../data/words.ts';
import { boost, boostTwice, theyMayBoost } from '../../say.ts';

export const samples: readonly Effect[] = [boost, boostTwice, theyMayBoost];
