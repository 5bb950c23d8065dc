/** A card from hand is discarded and its BOOST value added, as often as allowed. */
import { kindOf } from '../../../data/card.ts';
import { kindIn, PASS } from '../../../data/choice.ts';
import { optional } from '../../../data/fields.ts';
import { type Frame, NONE, slots } from '../../../data/frame.ts';
import type { Game, Side } from '../../../data/game.ts';
import { offerPass } from '../../../data/offers.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { DONE, IMPOSSIBLE, READY, SECRET, STAY, verb } from '../../../data/word.ts';
import type { Effect, Verbs, Whose } from '../../../data/words.ts';
import { offerHand } from '../../../machine/hand.ts';
import { theirSide, yourSide } from '../../../machine/query.ts';
import { boostWith, landBoost } from '../../../rules/boosting.ts';
import { boostValue, couldHold, isBoost } from '../../../rules/cards.ts';
import { addToValue } from '../../../rules/values.ts';
import { whole, whose } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    boost: { do: 'boost'; card: Whose; times?: number };
  }
}
export const boost: Effect = { do: 'boost', card: 'yours' };
export const boostTwice: Effect = { do: 'boost', card: 'yours', times: 2 };
export const theyMayBoost: Effect = { do: 'boost', card: 'theirs' };

/** The boosting card, until its BOOST bonus has been said; `step` counts the boosts. */
const { boosting } = slots({ boosting: 'card' });
const boosted = (game: Game, frame: Frame, card: Whose): Side | undefined =>
  card === 'yours' ? yourSide(game, frame) : theirSide(game, frame);

export const word = verb('boost', {
  also: 'boostTwice',
  said: 'combat',
  needs: null,
  fields: { card: whose, times: optional(whole(1, 5)) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'boost',
  asks: {
    questions: { boostCard: 'open' },
    question: null,
    who: (game, frame, args) => boosted(game, frame, args.card)!.seat,
    slots: { boosting },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      const side = boosted(game, frame, args.card);
      if (!side || side.card < 0) return IMPOSSIBLE;
      if (boosting.get(frame) >= 0 || frame.step >= (args.times ?? 1)) return READY;
      if (game.seats[side.seat].out || !couldHold(game, side.seat, isBoost)) return READY;
      offerHand(game, side.seat, isBoost);
      offerPass();
      return SECRET;
    },
    fill(game, frame, choice, args) {
      const side = boosted(game, frame, args.card)!;
      if (choice === PASS) {
        frame.step = args.times ?? 1;
        return;
      }
      const kind = kindIn(choice);
      boosting.set(frame, kind, EVERYONE);
      const isAttack = (args.card === 'yours') === (frame.side === 0);
      boostWith(game, side.seat, kind, isAttack ? 'attack' : 'defense');
    },
  },
  isPossible: null,
  isVain: null,
  tells: { isOfOthers: ({ card }: Verbs['boost']) => card === 'theirs', isAsked: true },
  perform(game, frame, args) {
    if (boosting.get(frame) < 0) return DONE;
    const side = boosted(game, frame, args.card)!;
    const kind = kindOf(boosting.get(frame));
    landBoost(game, kind);
    side.boosts.push(kind);
    addToValue(game, side, boostValue(game, kind), frame, 'boost', kind);
    boosting.put(frame, NONE);
    frame.step++;
    return STAY;
  },
});
