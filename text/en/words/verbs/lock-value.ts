import type { VerbText } from '../../../words.ts';
import { happens } from '../../grammar.ts';
import { value } from '../../values.ts';

export const text: VerbText<'lockValue'> = {
  says: (effect, context, mood) =>
    happens(
      context,
      mood,
      value(effect.card, context),
      'become',
      `${effect.to} (${effect.against === 'cards' ? 'card effects' : 'nothing'} can${effect.against === 'cards' ? 'not' : ''} change it)`,
    ),
};
