import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, join, quoted } from '../../grammar.ts';
import { cardTitle } from '../../names.ts';

export const text: VerbText<'search'> = {
  says: (effect, context, mood) => [
    ...act(context, mood, (v) => `${v('взяти')} в руку карту ${quoted(cardTitle(effect.name, context.hero?.id))} зі свого скиду`),
    heavy(
      `якщо її там немає, ${join(act(context, 'say', (v) => `${v('знайти')} її у своїй колоді, ${v('взяти')} в руку і ${v('перетасувати')} колоду`))}`,
    ),
  ],
};
