import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, CARD } from '../../grammar.ts';

export const text: VerbText<'draw'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('draw')} ${quantity(effect.cards, CARD, context).join('')}`),
};
