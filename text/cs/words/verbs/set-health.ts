import { isAbout } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { health, who } from '../../who.ts';

export const text: VerbText<'setHealth'> = {
  says: (effect, context, mood) => {
    const hurt = who(effect.who, context, true);
    return act(
      context,
      mood,
      (v) => `${v('nastavit')} ${isAbout(effect.who, context) ? health(hurt) : `ukazatel zdraví ${hurt.gen}`} na ${effect.to}`,
    );
  },
};
