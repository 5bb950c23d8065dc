/** A game as one viewer may know it: cards that it cannot know are HIDDEN, and so is the generator (section 15). */
import { type Card, clone, type Frame, type Game, type Seat } from './game.ts';
import { HAND, isPutBack, kindOf, onlyFor, placesOf, sideOfSeat, viewerBit, viewersOf } from './knowledge.ts';
import { type Block, matchOf } from './match.ts';
import { EVERYONE } from './sink.ts';

/** A card is there, but which one is not known. */
export const HIDDEN = -2;
/** “That card” of a sentence is a hidden one of this seat. */
export const hiddenOf = (seat: number): number => HIDDEN - 1 - seat;
export const hiddenSeat = (card: number): number => HIDDEN - 1 - card;

export interface Masked {
  state: Game;
  /** Where cards lie in each deck that were put back from a hand, from the bottom. */
  putBack: number[][];
}

/** Hides from a viewer (a seat, or −1 for somebody without one) all that it may not know. */
export function mask(game: Game, viewer: number): Masked {
  const state = clone(game);
  state.rng = 0;
  state.key = null;
  state.fate = [];
  const bit = viewerBit(viewer);
  const side = viewer < 0 ? bit : sideOfSeat(game, viewer);
  const isOwn = (seat: number): boolean => (side & (1 << seat)) !== 0;
  const putBack = state.seats.map(({ deck }) => placesPutBack(deck));
  state.seats.forEach((seat, number) => {
    const keepers = isOwn(number) ? EVERYONE : side;
    const { deck } = seat;
    for (let i = 0; i < deck.length; i++) deck[i] = viewersOf(deck[i]) & bit ? onlyFor(deck[i], keepers) : HIDDEN;
    if (!isOwn(number)) maskHand(seat, bit, side);
  });
  for (const combat of state.combats) {
    for (const side of [combat.attack, combat.defense]) {
      if (combat.revealed || isOwn(side.seat)) continue;
      if (side.card >= 0 && !side.open && !side.bonus) side.card = HIDDEN;
      if (side.boost >= 0) side.boost = HIDDEN;
    }
  }
  maskFrames(game, state, isOwn);
  return { state, putBack };
}

function placesPutBack(deck: readonly Card[]): number[] {
  const places: number[] = [];
  for (let i = 0; i < deck.length; i++) if (isPutBack(deck[i])) places.push(i);
  return places;
}

/** Known cards first and in a fixed order: places in a hand tell nothing. What others remember of it is their affair. */
function maskHand(seat: Seat, bit: number, side: number): void {
  seat.seen = seat.seen.filter((memory) => viewersOf(memory) & side).sort((a, b) => a - b);
  const known: Card[] = seat.seen.filter((memory) => viewersOf(memory) === bit && placesOf(memory) === HAND).map(kindOf);
  seat.hand = [...known, ...new Array<number>(seat.hand.length - known.length).fill(HIDDEN)];
}

/** What sentences in progress have picked, where the pick is a card not yet shown. */
function maskFrames(game: Game, state: Game, isOwn: (seat: number) => boolean): void {
  const { blocks, kinds } = matchOf(game);
  let isPrivate = false;
  state.todo.forEach((frame: Frame, i) => {
    isPrivate = meansHiddenCard(blocks, frame.block, frame.pc + 1, isPrivate && !frame.root && i > 0);
    if (isPrivate && frame.card >= 0) {
      const { seat } = kinds[frame.card];
      if (!isOwn(frame.by) && !isOwn(seat)) frame.card = hiddenOf(seat);
    }
  });
  const top = state.todo[state.todo.length - 1];
  const word = top && blocks[top.block].nodes[top.pc]?.effect.do;
  if ((word === 'discard' || word === 'discardAnyNumber' || word === 'pay') && !isOwn(top.you)) state.picks.fill(HIDDEN, top.picks);
}
/** May “that card”, after so many words of a block, be one of a hand that not all have seen? */
function meansHiddenCard(blocks: readonly Block[], block: number, words: number, before: boolean): boolean {
  let isHidden = before;
  const { nodes } = blocks[block];
  const within = (part: number): boolean => part >= 0 && meansHiddenCard(blocks, part, blocks[part].nodes.length, isHidden);
  for (let i = 0; i < words && i < nodes.length; i++) {
    const { effect, then, otherwise, options } = nodes[i];
    if (effect.do === 'pickFromHand') isHidden = true;
    else if (effect.do === 'discard' || effect.do === 'discardTop' || effect.do === 'turnTop' || effect.do === 'discardRandom')
      isHidden = false;
    isHidden = within(then) || within(otherwise) || options.some(within) || isHidden;
  }
  return isHidden;
}
