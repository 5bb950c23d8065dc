/** Your fighter of this combat, if it fell in it, comes back with so much health. */
import { leavesNothing } from '../../../data/amended.ts';
import { which } from '../../../data/choice.ts';
import { slots } from '../../../data/frame.ts';
import { matchOf } from '../../../data/match.ts';
import { offer } from '../../../data/offers.ts';
import { fighterName, heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Fighter } from '../../../data/words.ts';
import { yourSide } from '../../../machine/query.ts';
import { ownerOf } from '../../../machine/seats.ts';
import { judgeNow } from '../../../rules/end.ts';
import { occupant } from '../../../rules/movement.ts';
import { appear } from '../../../rules/sidekicks.ts';
import { healthField } from '../../fields.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    returnFallen: { do: 'returnFallen'; who: Fighter; health: number };
  }
}
export const returnFallen = (who: Fighter, health: number): Effect => ({ do: 'returnFallen', who, health });

const { to } = slots({ to: 'thing' });

export const word = verb('returnFallen', {
  also: null,
  said: 'combat',
  needs: null,
  fields: { who: fighter, health: healthField },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'rise',
  asks: {
    questions: { placeTo: 'open' },
    question: null,
    who: null,
    slots: { to },
    picksCards: false,
    mayPick: null,
    about: (game, frame, args) => ({ fighter: args.who(game, frame) }),
    aim: null,
    blank(game, frame, args) {
      const fallen = args.who(game, frame);
      if (to.get(frame) >= 0) return READY;
      if (fallen < 0 || game.health[fallen] > 0) return IMPOSSIBLE;
      if (game.seats[leavesNothing(game) ? ownerOf(game, fallen) : frame.you].out) return IMPOSSIBLE;
      for (let space = 0; space < matchOf(game).board.count; space++) if (occupant(game, space) < 0) offer('space', space);
      return ASK;
    },
    fill: (_game, frame, choice) => to.set(frame, which(choice)),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const side = yourSide(game, frame);
    if (side) side.holding = 0;
    const fallen = args.who(game, frame);
    if (to.get(frame) < 0) return void judgeNow(game);
    appear(game, fallen, to.get(frame));
    game.health[fallen] = Math.min(matchOf(game).fighters[fallen].health, args.health);
    if (heard()) tell(EVERYONE, { kind: 'setHealth', fighter: fighterName(game, fallen), health: game.health[fallen] });
  },
});
