import { type Amount, opposingFighter } from '../../../data/words.ts';
import { perZoneOf } from '../../say.ts';

export const samples: readonly Amount[] = [perZoneOf(opposingFighter)];
