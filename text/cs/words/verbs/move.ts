import { isOfEitherSide } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { quantity } from '../../amounts.ts';
import { act, SPACE } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'move'> = {
  says: (effect, context, mood) => {
    const anyone = isOfEitherSide(effect.who) || !isYou(context);
    const through = effect.through ? ` (lze procházet přes ${anyone ? 'libovolné bojovníky' : 'bojovníky protivníka'})` : '';
    return act(
      context,
      mood,
      (v) => `${v('přesunout')} ${who(effect.who, context).acc} až o ${quantity(effect.upTo, SPACE, context).join('')}${through}`,
    );
  },
};
