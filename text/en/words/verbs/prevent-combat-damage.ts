import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'preventCombatDamage'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('prevent')} all combat damage in this combat`),
};
