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
      act(context, mood, (v) => `${v('vrátit')} ${whom} na libovolné volné pole a ${v('nastavit')} ${health(fallen)} na ${effect.health}`);
    return mood === 'bare'
      ? back(
          `${who(effect.who, context, true).acc}, ${fallen.gender === 'f' ? 'která' : 'který'} ${past('byl', fallen)} v tomto souboji ${past('pokořen', fallen)}${END}`,
        )
      : [
          heavy(
            `pokud ${past('byl', fallen)} ${fallen.nom} v tomto souboji ${past('pokořen', fallen)}, ${join(back(pronoun(fallen).acc))}`,
          ),
        ];
  },
};
