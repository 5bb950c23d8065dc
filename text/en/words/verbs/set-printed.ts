import type { VerbText } from '../../../words.ts';
import { happens } from '../../grammar.ts';
import { becoming, card } from '../../values.ts';

export const text: VerbText<'setPrinted'> = {
  says: (effect, context, mood) =>
    happens(context, mood, `the printed value of ${card(effect.card, context)}`, 'become', becoming(effect.card, effect.to, context)),
};
