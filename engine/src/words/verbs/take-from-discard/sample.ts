import type { Effect } from '../../../data/words.ts';
import { takeAllFromDiscard, takeFromDiscard } from '../../say.ts';

export const samples: readonly Effect[] = [takeFromDiscard({}), takeFromDiscard({ name: 'feint' }), takeAllFromDiscard({ tag: 'voyage' })];
