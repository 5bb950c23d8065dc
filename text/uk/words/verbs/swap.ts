import type { VerbText } from '../../../words.ts';
import { act, list } from '../../grammar.ts';
import { inTheCombat, who } from '../../who.ts';

export const text: VerbText<'swap'> = {
  says: (effect, context, mood) => {
    const takesOver = effect.takesOver ? ` (тоді ${inTheCombat(context)} стає інший з них)` : '';
    return act(
      context,
      mood,
      (v) => `${v('поміняти')} місцями ${list([who(effect.who, context).acc, who(effect.with, context).acc])}${takesOver}`,
    );
  },
};
