import type { Effect } from '../../../data/words.ts';
import { gainActions } from '../../say.ts';

export const samples: readonly Effect[] = [gainActions(1), gainActions(2)];
