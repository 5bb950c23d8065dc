import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { CARD } from '../../grammar.ts';

export const text: VerbText<'bothDraw'> = {
  says: (effect, context) => phrase(`ви і суперник берете по ${quantity(effect.cards, CARD, context, 'each').join('')}`),
};
