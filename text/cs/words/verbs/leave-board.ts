import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { past } from '../../declension.ts';
import { act, join } from '../../grammar.ts';
import { pronoun, who } from '../../who.ts';

export const text: VerbText<'leaveBoard'> = {
  says: (effect, context, mood) => {
    const gone = who(effect.who, context, true);
    return [
      ...act(context, mood, (v) => `${v('odstranit')} ${gone.acc} z bojiště (není ${past('pokořen', gone)})`),
      heavy(
        `na začátku svého příštího tahu ${pronoun(gone).acc} ${join(act(context, 'say', (v) => `${v('umístit')} na libovolné volné pole`))}`,
      ),
    ];
  },
};
