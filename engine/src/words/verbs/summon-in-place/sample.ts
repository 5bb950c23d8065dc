import type { Effect } from '../../../data/words.ts';
import { summonInYourPlace } from '../../say.ts';

export const samples: readonly Effect[] = [summonInYourPlace('moth')];
