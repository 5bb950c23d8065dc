import type { VerbText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { act, CARD } from '../../grammar.ts';

export const text: VerbText<'discardRandom'> = {
  says: (effect, context, mood) => act(context, mood, (v) => `${v('скинути')} ${count(effect.cards, CARD, 'acc', 'випадковий')} з руки`),
};
