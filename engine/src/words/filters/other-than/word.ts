/** Any but the fighter. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Fighter, Filter } from '../../../data/words.ts';
import { fighter } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    otherThan: { is: 'otherThan'; who: Fighter };
  }
}
export const otherThan = (who: Fighter): Filter => ({ is: 'otherThan', who });

export const word = filterWord('otherThan', {
  said: 'anywhere',
  isOthers: true,
  fields: { who: fighter },
  fits: (game, frame, { who }, each) => each !== who(game, frame),
});
