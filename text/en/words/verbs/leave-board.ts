import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, join, my } from '../../grammar.ts';
import { fighter, pronouns } from '../../who.ts';

export const text: VerbText<'leaveBoard'> = {
  says: (effect, context, mood) => {
    const { they: it, them } = pronouns(effect.who, context);
    return [
      ...act(
        context,
        mood,
        (v) => `${v('remove')} ${fighter(effect.who, context)} from the board (${it} ${it === 'they' ? 'are' : 'is'} not defeated)`,
      ),
      heavy(`at the start of ${my(context)} next turn, ${join(act(context, mood, (v) => `${v('place')} ${them} in any empty space`))}`),
    ];
  },
};
