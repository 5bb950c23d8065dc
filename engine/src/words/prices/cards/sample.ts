import type { Price } from '../../../data/words.ts';
import { cardsFromHand } from '../../say.ts';

export const samples: readonly Price[] = [cardsFromHand(2)];
