import type { VerbText } from '../../../words.ts';
import { act, list } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'swap'> = {
  says: (effect, context, mood) => {
    const turned = effect.takesOver ? ' (после этого в бою участвует другой из них)' : '';
    return act(
      context,
      mood,
      (v) => `${v('поменять')} местами ${list([who(effect.who, context).acc, who(effect.with, context).acc])}${turned}`,
    );
  },
};
