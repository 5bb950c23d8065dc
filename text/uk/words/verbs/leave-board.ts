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
        (v) => `${v('прибрати')} ${gone.acc} з поля бою (${pronoun(gone).nom} не вважається ${adjective('загиблий', gone.gender, 'ins')})`,
      ),
      heavy(
        `на початку ${isYou(context) ? 'вашого' : 'свого'} наступного ходу ${join(act(context, 'say', (v) => `${v('розмістити')} ${pronoun(gone).acc} в будь-якій незайнятій комірці`))}`,
      ),
    ];
  },
};
