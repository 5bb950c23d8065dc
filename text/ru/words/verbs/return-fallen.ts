import { heavy, phrase } from '../../../sentence.ts';
import { END } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { adjective, past } from '../../declension.ts';
import { act, join } from '../../grammar.ts';
import { pronoun, who } from '../../who.ts';

export const text: VerbText<'returnFallen'> = {
  says: (effect, context, mood) => {
    const whose = who(effect.who, context, true);
    const back = (them: string) =>
      join(
        act(
          context,
          mood,
          (v) => `${v('вернуть')} ${them} в любую свободную ячейку (${pronoun(whose).acc} здоровье становится равным ${effect.health})`,
        ),
      );
    if (mood === 'bare') return phrase(back(`${whose.acc}, ${adjective('поверженный', whose.gender, 'acc', true)} в этом бою${END}`));
    return [heavy(`если ${whose.nom} ${past('был', whose)} ${past('повержен', whose)} в этом бою, ${back(pronoun(whose).acc)}`)];
  },
};
