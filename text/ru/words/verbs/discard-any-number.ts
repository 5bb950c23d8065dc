import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardAnyNumber'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('сбросить')} из руки любое количество ${cards(effect.cards, context).plural!.gen}`),
  asks: { discardMore: () => 'выберите карту для сброса или закончите' },
  declines: { discardMore: 'достаточно' },
};
