import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { hero, pronoun } from '../../who.ts';

export const text: VerbText<'summonInPlace'> = {
  says: (effect, context, mood) => {
    const { whose } = pronoun(hero(context));
    return act(
      context,
      mood,
      (v) =>
        `${v('umístit')} ${hero(context).acc} na jiné volné pole v ${whose} oblasti a na ${whose} původní pole ${v('přivolat')} ${fighterNoun(effect.named, context.hero?.id).acc}`,
    );
  },
};
