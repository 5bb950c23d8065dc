import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';

export const text: VerbText<'preventCombatDamage'> = {
  says: (_effect, context, mood) => act(context, mood, (v) => `${v('предотвратить')} весь боевой урон в этом бою`),
};
