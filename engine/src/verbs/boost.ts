/** `boost`: a card from hand is discarded and its BOOST value added (section 8.2). */
import { boostValue, cardId, couldHold, hasBoost, toPile } from '../cards.ts';
import { PASS, which } from '../choice.ts';
import type { Frame, Game, Side } from '../game.ts';
import { offerHand } from '../hand.ts';
import { kindOf, takeFromHand } from '../knowledge.ts';
import { DONE, IMPOSSIBLE, READY, type Say, SECRET, STAY, speak, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offerPass } from '../offers.ts';
import { theirSide, yourSide } from '../query.ts';
import { leaveLimbo } from '../scheme.ts';
import { EVERYONE, heard, tell } from '../sink.ts';
import { addToValue } from '../values.ts';

/** The boosting card has done its work and goes to the pile. */
export function landBoost(game: Game, kind: number): void {
  leaveLimbo(game, kind);
  toPile(game, kind, 'play', matchOf(game).kinds[kind].seat);
}

const boosted = (game: Game, frame: Frame, effect: Say<'boost'>): Side | undefined =>
  effect.card === 'yours' ? yourSide(game, frame) : theirSide(game, frame);

/** Optional, as often as allowed: a card, its BOOST bonus, the pile, the value; then the next. `stage` counts, `a` is the card. */
export const boost: Verb<Say<'boost'>> = {
  question: 'boostCard',
  asks: (game, frame, effect) => boosted(game, frame, effect)!.seat,
  blank(game, frame, effect) {
    const side = boosted(game, frame, effect);
    if (!side || side.card < 0) return IMPOSSIBLE;
    if (frame.a >= 0 || frame.stage >= (effect.times ?? 1)) return READY;
    if (game.seats[side.seat].out || !couldHold(game, side.seat, (kind) => hasBoost(game, kind))) return READY;
    offerHand(game, side.seat, (kind) => hasBoost(game, kind));
    offerPass();
    return SECRET;
  },
  fill(game, frame, choice, effect) {
    const side = boosted(game, frame, effect)!;
    if (choice === PASS) {
      frame.stage = effect.times ?? 1;
      return;
    }
    frame.a = which(choice);
    game.limbo.push(takeFromHand(game, side.seat, frame.a));
    const as = effect.card === 'yours' ? frame.side : 1 - frame.side;
    if (heard())
      tell(EVERYONE, {
        kind: 'boost',
        seat: side.seat,
        card: cardId(game, frame.a),
        value: boostValue(game, frame.a),
        of: as === 0 ? 'attack' : 'defense',
      });
    const bonus = matchOf(game).kinds[frame.a].boostBonus;
    if (bonus >= 0) speak(game, bonus, side.seat, frame.a);
  },
  perform(game, frame, effect) {
    if (frame.a < 0) return DONE;
    const side = boosted(game, frame, effect)!;
    landBoost(game, frame.a);
    side.boosts.push(frame.a);
    addToValue(game, side, boostValue(game, frame.a), frame, 'boost', kindOf(frame.a));
    frame.a = -1;
    frame.stage++;
    return STAY;
  },
};
