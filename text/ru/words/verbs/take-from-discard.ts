import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'takeFromDiscard'> = {
  says: (effect, context, mood) => {
    const which = cards(effect.cards, context);
    return act(
      context,
      mood,
      (v) => `${v('взять')} в руку ${effect.all ? `все ${which.plural!.acc}` : `одну ${which.acc}`} из своей стопки сброса`,
    );
  },
};
