import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, join, my } from '../../grammar.ts';
import { cardTitle } from '../../names.ts';

export const text: VerbText<'search'> = {
  says: (effect, context, mood) => [
    ...act(
      context,
      mood,
      (v) => `${v('take')} ${cardTitle(effect.name, context.hero?.id)} from ${my(context)} discard pile into ${my(context)} hand`,
    ),
    heavy(
      `if it is not there, ${join(act(context, mood, (v) => `${v('search')} ${my(context)} deck for it instead, then ${v('shuffle')} the deck`))}`,
    ),
  ],
};
