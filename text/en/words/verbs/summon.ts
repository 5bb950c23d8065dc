import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { aSidekick, spaces } from '../../who.ts';

export const text: VerbText<'summon'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('summon')} ${aSidekick(effect.named, context)} in ${spaces(effect.where, context)}`),
};
