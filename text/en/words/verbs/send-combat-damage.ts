import type { VerbText } from '../../../words.ts';
import { happens } from '../../grammar.ts';
import { fighter } from '../../who.ts';

export const text: VerbText<'sendCombatDamage'> = {
  says: (effect, context, mood) =>
    happens(context, mood, fighter(effect.to, context), 'take', `the combat damage instead of ${fighter('yourFighter', context, true)}`),
};
