/** Offering cards from a hand, each kind once: copies are the same choice. */
import { type Card, kindOf } from '../data/card.ts';
import { type Choice, choice } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { offerChoice } from '../data/offers.ts';

const CARD = choice('card');
const offeredIn = new Int32Array(256);
let round = 0;

/** Offers each kind among these cards that fits; says how many kinds there were. */
export function offerKinds(game: Game, cards: readonly Card[], fits: (kind: number, game: Game) => boolean): number {
  round++;
  let offered = 0;
  for (let i = 0; i < cards.length; i++) {
    const kind = kindOf(cards[i]);
    if (offeredIn[kind] === round || !fits(kind, game)) continue;
    offeredIn[kind] = round;
    offerChoice((CARD | kind) as Choice);
    offered++;
  }
  return offered;
}
export const offerHand = (game: Game, seat: number, fits: (kind: number, game: Game) => boolean): number =>
  offerKinds(game, game.seats[seat].hand, fits);
