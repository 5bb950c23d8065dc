import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { fighter, spaces } from '../../who.ts';

export const text: VerbText<'place'> = {
  /** "from", since "in" is said of the space. */
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('place')} ${fighter(effect.who, context).replace(' in the combat', ' from the combat')} in ${spaces(effect.where, { ...context, about: effect.who })}`,
    ),
};
