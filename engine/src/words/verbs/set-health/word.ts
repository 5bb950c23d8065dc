/** The health of a fighter becomes so much, if it can have that much. */
import { matchOf } from '../../../data/match.ts';
import { fighterName, heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Effect, Fighter } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { healthField } from '../../fields.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    setHealth: { do: 'setHealth'; who: Fighter; to: number };
  }
}
export const setHealth = (who: Fighter, to: number): Effect => ({ do: 'setHealth', who, to });

export const word = verb('setHealth', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { who: fighter, to: healthField },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'recover',
  asks: null,
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const meant = args.who(game, frame);
    if (!isOnBoard(game, meant)) return;
    game.health[meant] = Math.min(matchOf(game).fighters[meant].health, args.to);
    if (heard()) tell(EVERYONE, { kind: 'setHealth', fighter: fighterName(game, meant), health: game.health[meant] });
  },
});
