import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, join, quoted } from '../../grammar.ts';
import { cardTitle } from '../../names.ts';

export const text: VerbText<'search'> = {
  says: (effect, context, mood) => [
    ...act(
      context,
      mood,
      (v) => `${v('vzít')} do ruky kartu ${quoted(cardTitle(effect.name, context.hero?.id))} ze svého odhazovacího balíčku`,
    ),
    heavy(
      `pokud tam není, ${join(act(context, 'say', (v) => `${v('vyhledat')} ji ve svém balíčku, ${v('vzít')} ji do ruky a balíček ${v('zamíchat')}`))}`,
    ),
  ],
};
