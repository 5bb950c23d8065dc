import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { hero, pronoun } from '../../who.ts';

export const text: VerbText<'summonInPlace'> = {
  says: (effect, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('розмістити')} ${hero(context).acc} в іншій незайнятій комірці ${pronoun(hero(context)).acc} зони і ${v('прикликати')} ${fighterNoun(effect.named, context.hero?.id).acc} в звільнену комірку`,
    ),
};
