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
  const inCombat = view.combats.flatMap(({ attack, defense }) => [attack, defense]).filter((side) => side.seat === seat);
  const gone = [...discard, ...inCombat.flatMap(({ card, boost }) => [card, boost]).filter((card) => card !== null)];
  const count = (cards: readonly string[], id: string): number => cards.filter((each) => each === id).length;
  return heroNamed(hero).deck.map((card) => ({
    card,
    copies: card.copies,
    left: card.copies - count(gone, card.id),
    inHand: count(hand, card.id),
    onTop: deckKnown.filter((known) => known.card === card.id).map(({ fromTop }) => fromTop),
    maybe: inDoubt.filter((known) => known.card === card.id).length,
  }));
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
