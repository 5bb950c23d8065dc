import type { Effect } from '../../../data/words.ts';
import { cardsFromHand, gainAction, mayPay } from '../../say.ts';

export const samples: readonly Effect[] = [mayPay(cardsFromHand(2), gainAction)];
