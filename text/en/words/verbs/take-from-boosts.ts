import type { VerbText } from '../../../words.ts';
import { act, my } from '../../grammar.ts';

export const text: VerbText<'takeFromBoosts'> = {
  says: (_effect, context, mood) =>
    act(context, mood, (v) => `${v('take')} back into ${my(context)} hand one of the cards that boosted this card`),
};
