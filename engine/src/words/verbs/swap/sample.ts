import { type Effect, named, theirHero, yourHero } from '../../../data/words.ts';
import { swap, swapRoles } from '../../say.ts';

export const samples: readonly Effect[] = [swap(yourHero, theirHero), swapRoles(yourHero, named('moth'))];
