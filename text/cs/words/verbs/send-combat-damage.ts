import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { who } from '../../who.ts';

export const text: VerbText<'sendCombatDamage'> = {
  says: (effect, context, mood) => {
    return act(context, mood, (v) => {
      const from = effect.to === 'opposingFighter' ? ` z ${who('yourFighter', context, true).gen}` : '';
      return `${v('převést')} všechna bojová zranění${from} na ${who(effect.to, context, true).acc}`;
    });
  },
};
