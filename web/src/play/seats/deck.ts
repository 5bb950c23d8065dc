/** What may still come of a deck, as far as a view tells. */
import type { CardDefinition, View } from '@peerless/engine';
import { heroNamed } from '../../look/known.ts';

export interface Left {
  card: CardDefinition;
  copies: number;
  /** Not discarded, not in play: in hand or deck. */
  left: number;
  /** Known to be in hand. */
  inHand: number;
  /** Known places in the deck, counted from the top. */
  onTop: number[];
  /** Seen, and in one of several places. */
  maybe: number;
}
export function deckLeft(view: View, seat: number): Left[] {
  const { hero, hand, discard, deckKnown, inDoubt } = view.seats[seat];
  const { deck } = heroNamed(hero);
  const gone = [...discard, ...inCombat(view, seat), ...inPlay(view, seat)];
  const count = (cards: readonly string[], id: string): number => cards.filter((each) => each === id).length;
  return deck.map((card) => ({
    card,
    copies: card.copies,
    left: card.copies - count(gone, card.id),
    inHand: count(hand, card.id),
    onTop: deckKnown.filter((known) => known.card === card.id).map(({ fromTop }) => fromTop),
    maybe: inDoubt.filter((known) => known.card === card.id).length,
  }));
}
/** Cards of a combat, each once: that of a bonus attack lies in its main combat. */
const inCombat = ({ combats }: View, seat: number): string[] =>
  combats
    .flatMap(({ attack, defense }) => [attack, defense])
    .filter((side) => side.seat === seat)
    .flatMap(({ card, boost, bonus }) => [bonus === null ? card : null, boost])
    .filter((card) => card !== null);
/** Schemes and boosts that lie open. A view does not say whose they are; how many are in none of its places does. */
function inPlay(view: View, seat: number): string[] {
  const { hero, handCount, deckCount, discard } = view.seats[seat];
  const { deck } = heroNamed(hero);
  const all = deck.reduce((sum, { copies }) => sum + copies, 0);
  const missing = all - handCount - deckCount - discard.length - inCombat(view, seat).length;
  return view.inPlay.filter((card) => deck.some(({ id }) => id === card)).slice(0, missing);
}
/** Is nothing left to draw, for one who may still have to? */
export const isExhausted = ({ seats, over }: View, seat: number): boolean => seats[seat].deckCount === 0 && !seats[seat].out && !over;

/** The item in a basket; 'wild': whichever is wanted; null: no basket. */
export function basketOf({ seats }: View, seat: number): string | null {
  const { hero, discard } = seats[seat];
  const { items, deck } = heroNamed(hero);
  if (!items) return null;
  const top = discard.at(-1);
  return top === undefined ? 'wild' : (deck.find(({ id }) => id === top)?.item ?? null);
}
