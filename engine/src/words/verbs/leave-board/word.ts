/** A fighter is off the board, but not defeated. */
import { NONE } from '../../../data/frame.ts';
import { fighterName, heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Effect, Fighter } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    leaveBoard: { do: 'leaveBoard'; who: Fighter };
  }
}
export const leaveBoard = (who: Fighter): Effect => ({ do: 'leaveBoard', who });

export const word = verb('leaveBoard', {
  also: null,
  said: 'play',
  needs: null,
  fields: { who: fighter },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'vanish',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const gone = args.who(game, frame);
    if (!isOnBoard(game, gone)) return;
    game.space[gone] = NONE;
    if (heard()) tell(EVERYONE, { kind: 'leave', fighter: fighterName(game, gone) });
  },
});
