import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, CARD } from '../../grammar.ts';

export const text: VerbText<'discard'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('скинути')} ${quantity(effect.cards, CARD, context).join('')}`),
};
