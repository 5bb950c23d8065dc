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
        `${v('разместить')} ${hero(context).acc} в другой свободной ячейке ${pronoun(hero(context)).acc} зоны и ${v('призвать')} ${fighterNoun(effect.named, context.hero?.id).acc} в освободившуюся ячейку`,
    ),
};
