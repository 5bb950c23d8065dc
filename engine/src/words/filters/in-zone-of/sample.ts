import { type Filter, opposingFighter } from '../../../data/words.ts';
import { inZoneOf } from '../../say.ts';

export const samples: readonly Filter[] = [inZoneOf(opposingFighter)];
