/** Switches off what has not resolved on the opponent's card; King Arthur's boost goes with it. */
import { kindOf } from '../../../data/card.ts';
import { NONE } from '../../../data/frame.ts';
import { matchOf } from '../../../data/match.ts';
import { heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { cannotBeCanceled, toPile } from '../../../rules/cards.ts';
import { judgeNow } from '../../../rules/end.ts';
import { played } from '../../values.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    cancel: { do: 'cancel' };
  }
}
export const cancelTheirEffects: Effect = { do: 'cancel' };

export const word = verb('cancel', {
  also: 'negate',
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'cancel',
  asks: null,
  isPossible: (game, frame) => played(game, frame, 'theirs') !== undefined,
  isVain: null,
  tells: { names: 'theirCard' },
  perform(game, frame) {
    const side = played(game, frame, 'theirs');
    if (!side) return;
    const kind = matchOf(game).kinds[kindOf(side.card)];
    if (cannotBeCanceled(game, kindOf(side.card))) {
      if (heard()) tell(EVERYONE, { kind: 'cannotCancel', seat: side.seat, card: kind.id });
      return;
    }
    side.canceled = 1;
    if (heard()) tell(EVERYONE, { kind: 'cancel', seat: side.seat, card: kind.id });
    if (side.holding) {
      side.holding = 0;
      judgeNow(game); // nothing holds a defeat back any more
    }
    const isTextless = !side.bonus && !kind.card.effects.length;
    if (side.boost < 0 || (isTextless && matchOf(game).options.boostOnTextlessAttack === 'kept')) return;
    const boost = side.boost;
    side.boost = NONE;
    toPile(game, boost, 'play', side.seat);
  },
});
