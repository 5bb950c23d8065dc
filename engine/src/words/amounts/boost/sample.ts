import type { Amount } from '../../../data/words.ts';
import { boostOfThatCard, boostOfTheirCard } from '../../say.ts';

export const samples: readonly Amount[] = [boostOfThatCard, boostOfTheirCard];
