import { type Effect, opposingFighter } from '../../../data/words.ts';
import { defeat } from '../../say.ts';

export const samples: readonly Effect[] = [defeat(opposingFighter)];
