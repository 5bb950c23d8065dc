import { type Effect, yourFighter } from '../../../data/words.ts';
import { setHealth } from '../../say.ts';

export const samples: readonly Effect[] = [setHealth(yourFighter, 4)];
