import { type SpaceFilter, yourHero } from '../../../data/words.ts';
import { inZoneOf } from '../../say.ts';

export const samples: readonly SpaceFilter[] = [inZoneOf(yourHero)];
