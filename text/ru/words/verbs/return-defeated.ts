import type { VerbText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { pronoun, spaces } from '../../who.ts';

export const text: VerbText<'returnDefeated'> = {
  says: (effect, context, mood) => {
    const { acc, gender } = fighterNoun(effect.named, context.hero?.id);
    const turned = effect.takesOver ? ` (после этого в бою участвует ${pronoun({ gender }).nom})` : '';
    return act(
      context,
      mood,
      (v) =>
        `${v('вернуть')} ${adjective('один', gender, 'acc', true)} ${adjective('поверженный', gender, 'acc', true)} ${acc} в ${spaces(effect.where, context).acc}${turned}`,
    );
  },
};
