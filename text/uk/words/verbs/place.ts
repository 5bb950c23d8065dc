import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { spaces, who } from '../../who.ts';

export const text: VerbText<'place'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) => `${v('розмістити')} ${who(effect.who, context).acc} в ${spaces(effect.where, { ...context, about: effect.who }).loc}`,
    ),
};
