/** A fighter is defeated without damage. */
import { verb } from '../../../data/word.ts';
import type { Effect, Fighter } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { defeatAll } from '../../../rules/damage.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    defeat: { do: 'defeat'; who: Fighter };
  }
}
export const defeat = (who: Fighter): Effect => ({ do: 'defeat', who });

export const word = verb('defeat', {
  also: 'kill destroy',
  said: 'play',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'defeat',
  asks: null,
  isPossible: (game, frame, args) => isOnBoard(game, args.who(game, frame)),
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const fallen = args.who(game, frame);
    if (isOnBoard(game, fallen)) defeatAll(game, [fallen]);
  },
});
