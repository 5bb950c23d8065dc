import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, isYou } from '../../grammar.ts';
import { fighter, theirCard } from '../../who.ts';

export const text: VerbText<'replaceTheirCard'> = {
  says: (_effect, context, mood) => [
    ...act(
      context,
      mood,
      (v) =>
        `${v('return')} ${theirCard(context)} to ${isYou(context) ? 'their' : 'your'} hand, ${v('look')} at that hand and ${v('choose')} a card in it that ${fighter('opposingFighter', context, true)} can attack with`,
    ),
    heavy('that card is played in place of the returned one'),
  ],
  asks: { pickCard: () => 'choose the card your opponent attacks with' },
};
