import type { VerbText } from '../../../words.ts';
import { cards } from '../../amounts.ts';
import { a, act, my } from '../../grammar.ts';

export const text: VerbText<'takeFromDiscard'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('take')} ${effect.all ? `all ${cards(effect.cards, context, 'many')}` : a(cards(effect.cards, context, 'one'))} from ${my(context)} discard pile into ${my(context)} hand`,
    ),
};
