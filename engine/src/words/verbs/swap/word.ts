/** Two fighters change places; the other one may be in the combat from now on. */
import { optional } from '../../../data/fields.ts';
import { fighterName, heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Effect, Fighter } from '../../../data/words.ts';
import { yourSide } from '../../../machine/query.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { takeOver } from '../../../rules/combat.ts';
import { onlyInCombat } from '../../fields.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    swap: { do: 'swap'; who: Fighter; with: Fighter; takesOver?: true };
  }
}
export const swap = (who: Fighter, other: Fighter): Effect => ({ do: 'swap', who, with: other });
/** Swap, and the other one is your fighter for the rest of the combat. */
export const swapRoles = (who: Fighter, other: Fighter): Effect => ({ do: 'swap', who, with: other, takesOver: true });

export const word = verb('swap', {
  also: 'exchange swapRoles',
  said: 'play',
  needs: null,
  fields: { who: fighter, with: fighter, takesOver: optional(onlyInCombat('takesOver')) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'swap',
  asks: null,
  isPossible: (game, frame, args) => isOnBoard(game, args.who(game, frame)) && isOnBoard(game, args.with(game, frame)),
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const one = args.who(game, frame);
    const other = args.with(game, frame);
    if (!isOnBoard(game, one) || !isOnBoard(game, other)) return;
    const at = game.space[one];
    game.space[one] = game.space[other];
    game.space[other] = at;
    if (heard()) tell(EVERYONE, { kind: 'swap', fighter: fighterName(game, one), with: fighterName(game, other) });
    if (args.takesOver) takeOver(game, frame, yourSide(game, frame)?.fighter === one ? other : one);
  },
});
