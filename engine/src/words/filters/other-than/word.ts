/** Any but the fighter. */
import { filterWord } from '../../../data/vocabulary.ts';
import type { Fighter, Filter } from '../../../data/words.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Filters {
    otherThan: { is: 'otherThan'; who: Fighter };
  }
}
export const otherThan = (who: Fighter): Filter => ({ is: 'otherThan', who });

export const word = filterWord('otherThan', {
  said: 'anywhere',
  needs: null,
  isOthers: true,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  fits: (game, frame, { who }, each) => each !== who(game, frame),
});
