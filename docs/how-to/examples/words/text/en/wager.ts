import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, isYou, my, theyDo } from '../../grammar.ts';

export const text: VerbText<'wager'> = {
  says: (_effect, context, mood) => [
    ...act(context, mood, (v) => `secretly ${v('choose')} a card in ${my(context)} hand`),
    heavy(
      `${theyDo(context, 'guess')} its BOOST value; if that is right, ${isYou(context) ? 'discard' : 'your opponent discards'} that card`,
    ),
  ],
  asks: { pickCard: () => 'choose the card', number: () => 'guess its BOOST value' },
};
