import { heavy } from '../../../sentence.ts';
import { isYou } from '../../../slavic/sentences.ts';
import type { VerbText } from '../../../words.ts';
import { adjective } from '../../declension.ts';
import { act, join } from '../../grammar.ts';
import { pronoun, who } from '../../who.ts';

export const text: VerbText<'leaveBoard'> = {
  says: (effect, context, mood) => {
    const gone = who(effect.who, context, true);
    return [
      ...act(
        context,
        mood,
        (v) => `${v('убрать')} ${gone.acc} с поля боя (${pronoun(gone).nom} не считается ${adjective('поверженный', gone.gender, 'ins')})`,
      ),
      heavy(
        `в начале ${isYou(context) ? 'вашего' : 'своего'} следующего хода ${join(act(context, mood, (v) => `${v('разместить')} ${pronoun(gone).acc} в любой свободной ячейке`))}`,
      ),
    ];
  },
};
