import { isOfEitherSide } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, isYou, SPACE } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'move'> = {
  says: (effect, context, mood) => {
    const [distance, per] = quantity(effect.upTo, SPACE, context);
    const isPlain = isYou(context) && !isOfEitherSide(effect.who);
    const through = effect.through ? `, even through ${isPlain ? 'opposing' : 'other'} fighters` : '';
    return act(context, mood, (v) => `${v('move')} ${who(effect.who, context)} up to ${distance}${per}${through}`);
  },
};
