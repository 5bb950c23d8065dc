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
      (v) => `${v('установити')} ${isAbout(effect.who, context) ? health(hurt) : `лічильник здоров’я ${hurt.gen}`} на ${effect.to}`,
    );
  },
};
