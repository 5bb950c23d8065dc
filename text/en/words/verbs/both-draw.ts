import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { CARD } from '../../grammar.ts';

export const text: VerbText<'bothDraw'> = {
  says: (effect, context) => phrase(`you and your opponent each draw ${quantity(effect.cards, CARD, context).join('')}`),
};
