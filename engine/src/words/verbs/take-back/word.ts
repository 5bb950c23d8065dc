/** The played card itself goes back to the hand instead of the pile. */
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { yourSide } from '../../../machine/query.ts';
import { withdraw } from '../../../rules/replacing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    takeBack: { do: 'takeBack' };
  }
}
export const takeBackThisCard: Effect = { do: 'takeBack' };

export const word = verb('takeBack', {
  also: null,
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'take',
  asks: null,
  isPossible: (game, frame) => (yourSide(game, frame)?.card ?? -1) >= 0,
  isVain: null,
  tells: null,
  perform(game, frame) {
    const side = yourSide(game, frame);
    if (side && side.card >= 0) withdraw(game, side);
  },
});
