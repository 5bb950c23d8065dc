import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { spaces } from '../../who.ts';

export const text: VerbText<'summon'> = {
  says: (effect, context, mood) =>
    act(context, mood, (v) => `${v('призвать')} ${fighterNoun(effect.named, context.hero?.id).acc} в ${spaces(effect.where, context).acc}`),
};
