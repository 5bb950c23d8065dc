import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'discardAnyNumber'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('odhodit')} z ruky libovolný počet ${cards(effect.cards, context).plural!.gen}`),
  asks: { discardMore: () => 'vyberte kartu, kterou odhodíte, nebo skončete' },
  declines: { discardMore: 'hotovo' },
};
