import type { VerbText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { act } from '../../grammar.ts';
import { fighterNoun } from '../../names.ts';
import { inTheCombat, spaces } from '../../who.ts';

export const text: VerbText<'returnDefeated'> = {
  says: (effect, context, mood) => {
    const { nom, acc, gender } = fighterNoun(effect.named, context.hero?.id);
    const takesOver = effect.takesOver ? ` (тоді ${nom} стає ${inTheCombat(context)})` : '';
    return act(
      context,
      mood,
      (v) =>
        `${v('повернути')} ${adjective('один', gender, 'acc', true)} ${adjective('загиблий', gender, 'acc', true)} ${acc} в ${spaces(effect.where, context).acc}${takesOver}`,
    );
  },
};
