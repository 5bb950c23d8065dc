import { isOfEitherSide } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, SPACE } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'move'> = {
  says: (effect, context, mood) => {
    const isPlain = isYou(context) && !isOfEitherSide(effect.who);
    const through = effect.through ? ` (можно проходить через ${isPlain ? 'бойцов противника' : 'любых бойцов'})` : '';
    return act(
      context,
      mood,
      (v) =>
        `${v('переместить')} ${who(effect.who, context).acc} не более чем на ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
    );
  },
};
