/** Fighters recover health, up to what they started with. */

import { matchOf } from '../../../data/match.ts';
import { fighterName, heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Amount, Effect, Who } from '../../../data/words.ts';
import { amount } from '../../fields.ts';
import { who } from '../../fighters.ts';
import { meant, pickingWhom } from '../../picking-whom.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    recover: { do: 'recover'; who: Who; amount: Amount };
  }
}
export const recover = (who: Who, amount: Amount): Effect => ({ do: 'recover', who, amount });

export const word = verb('recover', {
  also: 'heal restore cure',
  said: 'anywhere',
  needs: null,
  fields: { who, amount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'recover',
  asks: { ...pickingWhom, aim: 'help' },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const points = args.amount(game, frame);
    for (const each of meant(game, frame, args.who)) {
      const before = game.health[each];
      game.health[each] = Math.min(matchOf(game).fighters[each].health, before + points);
      const gained = game.health[each] - before;
      if (heard() && gained)
        tell(EVERYONE, { kind: 'recover', fighter: fighterName(game, each), amount: gained, health: game.health[each] });
    }
  },
});
