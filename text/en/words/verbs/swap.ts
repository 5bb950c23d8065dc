import type { VerbText } from '../../../words.ts';
import { act, list } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: VerbText<'swap'> = {
  says: (effect, context, mood) => {
    const turned = effect.takesOver ? ` (the other one becomes ${fighter('yourFighter', context)})` : '';
    return act(
      context,
      mood,
      (v) => `${v('swap')} the spaces of ${list([fighter(effect.who, context), fighter(effect.with, context)])}${turned}`,
    );
  },
};
