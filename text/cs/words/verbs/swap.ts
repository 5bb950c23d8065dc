import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { fighter, who } from '../../who.ts';

export const text: VerbText<'swap'> = {
  says: (effect, context, mood) => {
    const turned = effect.takesOver ? ` (${fighter('yourFighter', context, true).ins} v tomto souboji je pak ten druhý z nich)` : '';
    return act(context, mood, (v) => `${v('prohodit')} pozice ${who(effect.who, context).gen} a ${who(effect.with, context).gen}${turned}`);
  },
};
