import type { VerbText } from '../../../words.ts';
import { adjective, type Case } from '../../declension.ts';
import { theirCard, VALUE } from '../../grammar.ts';
import { becomes } from '../../values.ts';

export const text: VerbText<'setPrinted'> = {
  says: (effect, context, mood) => {
    const where = effect.card === 'theirs' ? theirCard(context, 'loc') : 'této kartě';
    const printed = (c: Case) => `${VALUE[c]} ${adjective('uvedený', 'f', c)} na ${where}`;
    return becomes(mood, printed, effect.card, effect.to, context);
  },
};
