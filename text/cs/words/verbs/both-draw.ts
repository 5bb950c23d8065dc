import { phrase } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { CARD } from '../../grammar.ts';

export const text: VerbText<'bothDraw'> = {
  says: (effect, context) => phrase(`vy i protivník táhnete každý ${quantity(effect.cards, CARD, context).join('')}`),
};
