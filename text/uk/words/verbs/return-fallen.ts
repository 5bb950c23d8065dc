import { heavy } from '../../../sentence.ts';
import { END } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { act, join } from '../../grammar.ts';
import { fighter, health, pronoun, who } from '../../who.ts';

export const text: VerbText<'returnFallen'> = {
  says: (effect, context, mood) => {
    const fallen = fighter(effect.who, context, true);
    const back = (whom: string) =>
      act(
        context,
        mood,
        (v) => `${v('повернути')} ${whom} в будь-яку незайняту комірку і ${v('установити')} ${health(fallen)} на ${effect.health}`,
      );
    return mood === 'bare'
      ? back(
          `${who(effect.who, context, true).acc}, ${fallen.gender === 'f' ? 'яка' : 'який'} ${past('загинув', fallen)} в цьому бою${END}`,
        )
      : [heavy(`якщо ${fallen.nom} ${past('загинув', fallen)} в цьому бою, ${join(back(pronoun(fallen).acc))}`)];
  },
};
