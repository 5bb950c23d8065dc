import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { spaces, who } from '../../who.ts';

export const text: VerbText<'place'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) => `${v('umístit')} ${who(effect.who, context).acc} na ${spaces(effect.where, { ...context, about: effect.who }).acc}`,
    ),
};
