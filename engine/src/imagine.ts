/** A game that could be the real one, as far as one seat can know: what it cannot know is dealt anew. */
import { mayLie } from './combat.ts';
import { clone, type Frame, type Game, type Seat, type Side } from './game.ts';
import { DECK, HAND, kindOf, LAID, type Memory, markPutBack, placesOf, showHand, viewerBit, viewersOf } from './knowledge.ts';
import { HIDDEN, hiddenSeat, type Masked, mask } from './mask.ts';
import { type Block, matchOf } from './match.ts';
import { isAmong } from './query.ts';

type Random = () => number;

/** Re-deals hidden cards and chance, consistent with everything the seat knows (−1: somebody without a seat). `random` gives numbers from 0 to below 1. */
export function imagine(game: Game, seat: number, random: Random): Game {
  return imagineFrom(mask(game, seat), seat, random);
}
/** The same from what was hidden once already; takes a fresh copy each time. */
export function imagineFrom(seen: Masked, viewer: number, random: Random): Game {
  const game = clone(seen.state);
  game.rng = Math.floor(random() * 4294967296) | 0;
  for (let seat = 0; seat < game.seats.length; seat++) deal(game, seat, seen.putBack[seat], viewerBit(viewer), random);
  fillFrames(game, viewer, random);
  return game;
}

/** Deals one seat's unseen cards to the places where something unseen lies. */
function deal(game: Game, number: number, putBack: readonly number[], viewer: number, random: Random): void {
  const seat = game.seats[number];
  const pool = unseen(game, number);
  const doubted = seat.seen.filter((memory) => viewersOf(memory) === viewer && placesOf(memory) !== HAND);
  for (const memory of doubted) takeKind(pool, kindOf(memory));
  const hand = [...seat.hand.keys()].filter((i) => seat.hand[i] === HIDDEN);
  const back = putBack.filter((i) => seat.deck[i] === HIDDEN);
  fillLaid(game, laidSlots(game, number), pool, doubted, hand.length, back.length, random);
  placeDoubted(seat, doubted, hand, back, random);
  fillHand(game, number, hand, pool, random);
  for (let i = 0; i < seat.deck.length; i++) if (seat.deck[i] === HIDDEN) seat.deck[i] = takeAny(pool, random);
  for (const i of putBack) seat.deck[i] = markPutBack(seat.deck[i]);
}

/** The seat's cards that lie nowhere in sight. */
function unseen(game: Game, number: number): number[] {
  const left = matchOf(game).decks[number].slice();
  const see = (card: number): void => {
    if (card >= 0 && matchOf(game).kinds[kindOf(card)].seat === number) takeKind(left, kindOf(card));
  };
  const seat = game.seats[number];
  for (const card of [...seat.hand, ...seat.deck, ...seat.discard, ...game.limbo]) see(card);
  for (const { attack, defense } of game.combats) {
    if (!attack.bonus) see(attack.card); // a bonus attack is the main attack's card
    see(attack.boost);
    see(defense.card);
  }
  return left;
}
const takeAny = (pool: number[], random: Random): number => pool.splice(Math.floor(random() * pool.length), 1)[0];
function takeKind(pool: number[], kind: number): void {
  pool.splice(pool.indexOf(kind), 1);
}
function inRandomOrder<T>(list: readonly T[], random: Random): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

interface LaidSlot {
  side: Side;
  as: 'attack' | 'defense' | 'boost';
}
function laidSlots(game: Game, number: number): LaidSlot[] {
  return game.combats.flatMap(({ attack, defense }) => [
    ...(attack.seat === number && attack.card === HIDDEN ? [{ side: attack, as: 'attack' as const }] : []),
    ...(defense.seat === number && defense.card === HIDDEN ? [{ side: defense, as: 'defense' as const }] : []),
    ...(attack.seat === number && attack.boost === HIDDEN ? [{ side: attack, as: 'boost' as const }] : []),
  ]);
}
/** A laid card must be one that could be laid there, and all cards in doubt must find a place. Says whether that worked out. */
function fillLaid(
  game: Game,
  slots: readonly LaidSlot[],
  pool: number[],
  doubted: Memory[],
  hand: number,
  back: number,
  random: Random,
): boolean {
  if (!slots.length) return haveRoom(doubted, hand, back);
  const [{ side, as }, ...rest] = slots;
  const options = [...pool, ...doubted.filter((memory) => placesOf(memory) & LAID)].filter((each) => mayLie(game, side, kindOf(each), as));
  for (const option of inRandomOrder(options, random)) {
    const from = placesOf(option) ? doubted : pool;
    takeKind(from, option);
    if (fillLaid(game, rest, pool, doubted, hand, back, random)) {
      side[as === 'boost' ? 'boost' : 'card'] = kindOf(option);
      return true;
    }
    from.push(option);
  }
  return false;
}
function haveRoom(doubted: readonly Memory[], hand: number, back: number): boolean {
  const only = (place: number, other: number): number =>
    doubted.filter((memory) => placesOf(memory) & place && !(placesOf(memory) & other)).length;
  return only(HAND, DECK) <= hand && only(DECK, HAND) <= back && doubted.length <= hand + back;
}
/** Cards known of, but not exactly where: in the hand, or where a card was put back unseen. Those with no choice first. */
function placeDoubted(seat: Seat, doubted: readonly Memory[], hand: number[], back: number[], random: Random): void {
  const isFree = (memory: Memory): number => (placesOf(memory) & HAND && placesOf(memory) & DECK ? 1 : 0);
  for (const memory of inRandomOrder(doubted, random).sort((a, b) => isFree(a) - isFree(b))) {
    const inHand = placesOf(memory) & HAND ? hand.length : 0;
    const pick = Math.floor(random() * (inHand + (placesOf(memory) & DECK ? back.length : 0)));
    if (pick < inHand) seat.hand[hand.splice(pick, 1)[0]] = kindOf(memory);
    else seat.deck[back.splice(pick - inHand, 1)[0]] = kindOf(memory);
  }
}

/** Sentences in progress: whoever has looked into a hand knows it; cards already named for a discard and “that card” are any of the hand that fit. */
function fillFrames(game: Game, viewer: number, random: Random): void {
  const { allies, blocks } = matchOf(game);
  const own = viewer < 0 ? 0 : allies[viewer];
  for (const { block, pc, you, them } of game.todo) {
    if (them >= 0 && !(own & ((1 << you) | (1 << them))) && hasLooked(blocks, block, pc)) showHand(game, them, allies[you]);
  }
  const top = game.todo[game.todo.length - 1];
  if (top && game.picks.includes(HIDDEN)) fillPicks(game, top, random);
  const meant = game.seats.map(({ hand }) => (hand.length ? kindOf(hand[Math.floor(random() * hand.length)]) : -1));
  for (const frame of game.todo) if (frame.card < HIDDEN) frame.card = meant[hiddenSeat(frame.card)];
}
function hasLooked(blocks: readonly Block[], block: number, words: number): boolean {
  return blocks[block].nodes
    .slice(0, words)
    .some(
      ({ effect, then, otherwise, options }) =>
        effect.do === 'lookAtHand' ||
        [then, otherwise, ...options].some((part) => part >= 0 && hasLooked(blocks, part, blocks[part].nodes.length)),
    );
}
function fillPicks(game: Game, { you }: Frame, random: Random): void {
  const fits = pickFits(game);
  const order = inRandomOrder(game.seats[you].hand, random).sort((a, b) => Number(fits(a)) - Number(fits(b)));
  game.picks = game.picks.map((pick) => (pick === HIDDEN ? kindOf(order.pop()!) : pick));
}
/** What the cards named for a discard must be. */
function pickFits(game: Game): (card: number) => boolean {
  const { block, pc } = game.todo[game.todo.length - 1];
  const { effect } = matchOf(game).blocks[block].nodes[pc];
  return (card) => effect.do !== 'discardAnyNumber' || (card >= 0 && isAmong(game, effect.cards, kindOf(card)));
}
/** Deals the hand, with as many cards that fit as have been named for a discard. */
function fillHand(game: Game, number: number, hidden: readonly number[], pool: number[], random: Random): void {
  const { hand } = game.seats[number];
  const picker = game.todo[game.todo.length - 1];
  const picked = picker?.you === number ? game.picks.filter((pick) => pick === HIDDEN).length : 0;
  const fits = picked ? pickFits(game) : () => true;
  for (const i of hidden) {
    const fitting = hand.filter(fits).length < picked ? pool.filter(fits) : [];
    hand[i] = (fitting.length ? fitting : pool)[Math.floor(random() * (fitting.length || pool.length))];
    takeKind(pool, hand[i]);
  }
}
