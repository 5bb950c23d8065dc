import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, join, quoted } from '../../grammar.ts';
import { cardTitle } from '../../names.ts';

export const text: VerbText<'search'> = {
  says: (effect, context, mood) => [
    ...act(context, mood, (v) => `${v('взять')} в руку карту ${quoted(cardTitle(effect.name, context.hero?.id))} из своей стопки сброса`),
    heavy(
      `если её там нет, ${join(act(context, mood, (v) => `${v('найти')} её в своей колоде, ${v('взять')} в руку и ${v('перемешать')} колоду`))}`,
    ),
  ],
};
