import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardAnyNumber'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('скинути')} з руки будь-яку кількість ${cards(effect.cards, context).plural!.gen}`),
  asks: { discardMore: () => 'виберіть карту, яку скинете, або зупиніться' },
  declines: { discardMore: 'досить' },
};
