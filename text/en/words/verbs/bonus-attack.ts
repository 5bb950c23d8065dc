import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { cardTitle } from '../../names.ts';

export const text: VerbText<'bonusAttack'> = {
  says: (_effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('make')} the bonus attack${context.card?.bonusAttack ? ` ${cardTitle(context.card.bonusAttack.id, context.hero?.id)}` : ''}`,
    ),
};
