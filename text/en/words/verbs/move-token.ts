import type { VerbText } from '../../../words.ts';
import { act, count, SPACE } from '../../grammar.ts';
import { oneToken } from '../../tokens.ts';

export const text: VerbText<'moveToken'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('move')} ${oneToken(context, effect.another === true)} up to ${count(effect.upTo, SPACE)}`),
};
