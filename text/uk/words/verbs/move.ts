import { isOfEitherSide } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, SPACE } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'move'> = {
  says: (effect, context, mood) => {
    const anyone = isOfEitherSide(effect.who) || !isYou(context);
    const through = effect.through ? ` (можна проходити через ${anyone ? 'будь-яких' : 'ворожих'} бійців)` : '';
    return act(
      context,
      mood,
      (v) =>
        `${v('перемістити')} ${who(effect.who, context).acc} щонайбільше на ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
    );
  },
};
