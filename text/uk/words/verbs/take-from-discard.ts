import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'takeFromDiscard'> = {
  says: (effect, context, mood) => {
    const which = cards(effect.cards, context);
    return act(
      context,
      mood,
      (v) => `${v('взяти')} в руку ${effect.all ? `всі ${which.plural!.acc}` : `одну ${which.acc}`} зі свого скиду`,
    );
  },
};
