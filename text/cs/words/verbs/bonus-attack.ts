import type { VerbText } from '../../../words.ts';
import { act, quoted } from '../../grammar.ts';
import { cardTitle } from '../../names.ts';

export const text: VerbText<'bonusAttack'> = {
  says: (_effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('provést')} bonusový útok${context.card?.bonusAttack ? ` ${quoted(cardTitle(context.card.bonusAttack.id, context.hero?.id))}` : ''}`,
    ),
};
