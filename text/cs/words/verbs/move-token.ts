import type { VerbText } from '../../../words.ts';
import { count } from '../../declension.ts';
import { act, SPACE } from '../../grammar.ts';
import { oneToken } from '../../tokens.ts';

export const text: VerbText<'moveToken'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('přesunout')} ${oneToken(context, effect.another === true)} až o ${count(effect.upTo, SPACE)}`),
};
