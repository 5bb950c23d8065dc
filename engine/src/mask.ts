/** A game as one viewer may know it: cards that it cannot know are HIDDEN, and so is the generator (section 15). */
import { type Card, clone, type Frame, type Game } from './game.ts';
import { isCertain, isPutBack, kindOf, knownTo, maybeInDeck, maybeLaid, sideOfSeat, viewerBit } from './knowledge.ts';
import { matchOf } from './match.ts';

/** A card is there, but which one is not known. */
export const HIDDEN = -2;

/** A card that the viewer knows of, but not exactly where it is. */
export interface Doubted {
  seat: number;
  kind: number;
  inHand: boolean;
  laid: boolean;
  inDeck: boolean;
}
export interface Masked {
  state: Game;
  doubted: Doubted[];
  /** Where cards lie in each deck that were put back unseen, from the bottom. */
  putBack: number[][];
}

/** Hides from a viewer (a seat, or −1 for somebody without one) all that it may not know. */
export function mask(game: Game, viewer: number): Masked {
  const state = clone(game);
  state.rng = 0;
  state.fate = [];
  const bit = viewerBit(viewer);
  const doubted: Doubted[] = [];
  const isOwn = (seat: number): boolean => viewer >= 0 && (sideOfSeat(game, viewer) & (1 << seat)) !== 0;
  const putBack = state.seats.map((seat) => positions(seat.deck));
  state.seats.forEach((seat, number) => {
    seat.deck = seat.deck.map((card) => (isCertain(card, bit) ? onlyFor(card, bit) : HIDDEN));
    if (isOwn(number)) return;
    seat.hand = maskHand(seat.hand, bit);
  });
  game.seats.forEach((seat, number) => {
    if (!isOwn(number)) noteDoubted(game, number, [...seat.hand, ...seat.deck, ...laidCards(game, number)], bit, doubted);
  });
  for (const combat of state.combats) {
    for (const side of [combat.attack, combat.defense]) {
      if (combat.revealed || isOwn(side.seat)) continue;
      if (side.card >= 0 && !side.open && !side.bonus) side.card = HIDDEN;
      if (side.boost >= 0) side.boost = HIDDEN;
    }
  }
  maskFrames(game, state, isOwn);
  doubted.sort((a, b) => a.seat - b.seat || a.kind - b.kind);
  return { state, doubted, putBack };
}

const positions = (deck: readonly Card[]): number[] => deck.flatMap((card, i) => (isPutBack(card) ? [i] : []));
const onlyFor = (card: Card, bit: number): Card => kindOf(card) | (card & ~255 & (bit << 8));
/** Known cards first and in a fixed order: places in a hand tell nothing. */
function maskHand(hand: readonly Card[], bit: number): Card[] {
  const known = hand.filter((card) => isCertain(card, bit)).map((card) => onlyFor(card, bit));
  return [...known.sort((a, b) => a - b), ...new Array<number>(hand.length - known.length).fill(HIDDEN)];
}
/** Cards a seat has laid face down that are not turned over yet. */
function laidCards(game: Game, seat: number): Card[] {
  return game.combats.flatMap((combat) =>
    combat.revealed
      ? []
      : [combat.attack, combat.defense]
          .filter((side) => side.seat === seat && !side.bonus && !side.open)
          .flatMap((side) => [side.card, side.boost].filter((card) => card >= 0)),
  );
}
function noteDoubted(game: Game, seat: number, cards: readonly Card[], bit: number, doubted: Doubted[]): void {
  const inHand = game.seats[seat].hand.length > 0;
  for (const card of cards) {
    if (!(knownTo(card) & bit) || isCertain(card, bit)) continue;
    doubted.push({ seat, kind: kindOf(card), inHand, laid: maybeLaid(card, bit), inDeck: maybeInDeck(card, bit) });
  }
}

/** What sentences in progress have picked, where the pick is a card not yet shown. */
function maskFrames(game: Game, state: Game, isOwn: (seat: number) => boolean): void {
  const { blocks } = matchOf(game);
  let isPrivate = false;
  let pickers = -1;
  state.todo.forEach((frame: Frame, i) => {
    const nodes = blocks[frame.block].nodes;
    if (frame.root || i === 0) isPrivate = false;
    for (const { effect } of nodes.slice(0, frame.pc + 1)) {
      if (effect.do === 'pickFromHand') isPrivate = true;
      else if (effect.do === 'discard' || effect.do === 'discardTop' || effect.do === 'turnTop' || effect.do === 'discardRandom')
        isPrivate = false;
    }
    if (isPrivate && frame.card >= 0 && !isOwn(frame.by) && !isOwn(matchOf(game).kinds[frame.card].seat)) frame.card = HIDDEN;
    const word = nodes[frame.pc]?.effect.do;
    if ((word === 'discard' || word === 'discardAnyNumber' || word === 'pay') && !isOwn(frame.you)) pickers = frame.picks;
  });
  if (pickers >= 0) for (let i = pickers; i < state.picks.length; i++) state.picks[i] = HIDDEN;
}
