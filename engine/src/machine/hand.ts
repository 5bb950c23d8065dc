/** Offering cards from a hand, each kind once: copies are the same choice. */
import { type Card, kindOf } from '../data/card.ts';
import type { Game } from '../data/game.ts';
import { offer } from '../data/offers.ts';

const offeredIn = new Int32Array(256);
let round = 0;

/** Offers each kind among these cards that fits; says how many kinds there were. */
export function offerKinds(cards: readonly Card[], fits: (kind: number) => boolean): number {
  round++;
  let offered = 0;
  for (let i = 0; i < cards.length; i++) {
    const kind = kindOf(cards[i]);
    if (offeredIn[kind] === round || !fits(kind)) continue;
    offeredIn[kind] = round;
    offer('card', kind);
    offered++;
  }
  return offered;
}
export const offerHand = (game: Game, seat: number, fits: (kind: number) => boolean): number => offerKinds(game.seats[seat].hand, fits);
