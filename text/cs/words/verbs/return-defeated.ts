import type { VerbText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { fighter, spaces } from '../../who.ts';

export const text: VerbText<'returnDefeated'> = {
  says: (effect, context, mood) => {
    const { acc, gender } = fighterNoun(effect.named, context.hero?.id);
    const turned = effect.takesOver
      ? ` (${gender === 'f' ? 'ta' : 'ten'} je pak ${fighter('yourFighter', context, true).ins} v souboji)`
      : '';
    return act(
      context,
      mood,
      (v) =>
        `${v('vrátit')} ${adjective('jeden', gender, 'acc', true)} ${adjective('pokořený', gender, 'acc', true)} ${acc} na ${spaces(effect.where, context).acc}${turned}`,
    );
  },
};
