import type { Effect } from '../../../data/words.ts';
import { discard, eachOpponent } from '../../say.ts';

export const samples: readonly Effect[] = [eachOpponent(discard(2))];
