import type { Effect } from '../../../data/words.ts';
import { theirValueIsFixedAt } from '../../say.ts';

export const samples: readonly Effect[] = [theirValueIsFixedAt(0), { do: 'lockValue', card: 'yours', to: 4, against: 'all' }];
