import type { Effect } from '../../../data/words.ts';
import { moveAnotherToken, moveToken, upTo } from '../../say.ts';

export const samples: readonly Effect[] = [moveToken(upTo(2)), moveAnotherToken(upTo(1))];
