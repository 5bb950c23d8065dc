import type { Amount } from '../../../data/words.ts';
import { perCardInDiscard } from '../../say.ts';

export const samples: readonly Amount[] = [perCardInDiscard({ tag: 'voyage' })];
