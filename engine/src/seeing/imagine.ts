/** A game that could be the real one, as far as one seat can know: what it cannot know is dealt anew. */

import {
  ASIDE,
  DECK,
  HAND,
  HIDDEN,
  hiddenSeat,
  hiddenViewers,
  isHiddenOf,
  kindOf,
  knownTo,
  LAID,
  type Memory,
  markPutBack,
  placesOf,
  viewersOf,
} from '../data/card.ts';
import { type Frame, NONE } from '../data/frame.ts';
import { clone, type Game, type Seat, type Side } from '../data/game.ts';
import { type Block, matchOf } from '../data/match.ts';
import { showHand, viewerBit } from '../machine/knowledge.ts';
import { currentNode } from '../machine/machine.ts';
import { mayLie } from '../rules/laying.ts';
import { type Masked, mask } from './mask.ts';

type Random = () => number;

/** Re-deals hidden cards and chance, consistent with everything the seat knows (−1: somebody without a seat). `random` gives numbers from 0 to below 1. */
export function imagine(game: Game, seat: number, random: Random): Game {
  return imagineFrom(mask(game, seat), seat, random);
}
/** The same from what was hidden once already; takes a fresh copy each time. */
export function imagineFrom(seen: Masked, viewer: number, random: Random): Game {
  const game = clone(seen.state);
  game.rng = Math.floor(random() * 4294967296) | 0;
  const doubts = doubtsOf(seen, viewer);
  for (let seat = 0; seat < game.seats.length; seat++) deal(game, seat, doubts[seat], seen.putBack[seat], random);
  fillFrames(game, viewer, random);
  return game;
}

/** What is open about a seat's cards. */
interface Doubt {
  /** Cards that lie nowhere in sight, and of which nothing more is known. */
  pool: readonly number[];
  /** Cards known of, but not exactly where. */
  doubted: readonly Memory[];
  /** Where something unseen lies: places in the hand, and of cards put back into the deck. */
  hand: readonly number[];
  back: readonly number[];
}
/** Many games are imagined from one masked state: what is open is worked out once. */
const known = new WeakMap<Masked, { viewer: number; doubts: Doubt[] }>();
function doubtsOf(seen: Masked, viewer: number): readonly Doubt[] {
  const before = known.get(seen);
  if (before?.viewer === viewer) return before.doubts;
  const doubts = seen.state.seats.map((_, seat) => doubtOf(seen, seat, viewerBit(viewer)));
  known.set(seen, { viewer, doubts });
  return doubts;
}
function doubtOf({ state, putBack }: Masked, number: number, viewer: number): Doubt {
  const seat = state.seats[number];
  const pool = unseen(state, number);
  const doubted = seat.seen.filter((memory) => viewersOf(memory) === viewer && placesOf(memory) !== HAND);
  for (const memory of doubted) takeKind(pool, kindOf(memory));
  const hand = [...seat.hand.keys()].filter((i) => seat.hand[i] === HIDDEN);
  const back = putBack[number].filter((i) => seat.deck[i] === HIDDEN);
  return { pool, doubted, hand, back };
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

/** Deals one seat's unseen cards to the places where something unseen lies. */
function deal(game: Game, number: number, doubt: Doubt, putBack: readonly number[], random: Random): void {
  const { deck } = game.seats[number];
  const pool = doubt.pool.slice();
  let { hand } = doubt;
  const slots = faceDown(game, number);
  if (slots.length || doubt.doubted.length) {
    const doubted = doubt.doubted.slice();
    const places = hand.slice();
    fillFaceDown(slots, pool, doubted, places.length, doubt.back.length, random);
    placeDoubted(game.seats[number], doubted, places, doubt.back.slice(), random);
    hand = places;
  }
  fillHand(game, number, hand, pool, random);
  for (let i = 0; i < deck.length; i++) if (deck[i] === HIDDEN) deck[i] = takeAt(pool, Math.floor(random() * pool.length));
  for (const i of putBack) deck[i] = markPutBack(deck[i]);
}
/** Takes out the one at a place; the others keep their order. */
function takeAt(pool: number[], at: number): number {
  const taken = pool[at];
  for (let i = at + 1; i < pool.length; i++) pool[i - 1] = pool[i];
  pool.pop();
  return taken;
}
const takeKind = (pool: number[], kind: number): number => takeAt(pool, pool.indexOf(kind));
function inRandomOrder<T>(list: readonly T[], random: Random): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** Where a card of a seat lies face down that the viewer does not know. */
interface FaceDown {
  place: number;
  mayBe(kind: number): boolean;
  put(kind: number): void;
}
function faceDown(game: Game, number: number): FaceDown[] {
  const found: FaceDown[] = [];
  const lay = (side: Side, as: 'attack' | 'defense' | 'boost'): void => {
    const at = as === 'boost' ? 'boost' : 'card';
    if (side.seat !== number || side[at] !== HIDDEN) return;
    const put = (kind: number): void => {
      side[at] = kind;
    };
    found.push({ place: LAID, mayBe: (kind) => mayLie(game, side, kind, as), put });
  };
  for (const { attack, defense } of game.combats) {
    lay(attack, 'attack');
    lay(defense, 'defense');
    lay(attack, 'boost');
  }
  game.limbo.forEach((card, i) => {
    if (!isHiddenOf(card) || hiddenSeat(card) !== number) return;
    const put = (kind: number): void => {
      game.limbo[i] = knownTo(kind, hiddenViewers(card));
    };
    found.push({ place: ASIDE, mayBe: () => true, put });
  });
  return found;
}
/** A laid card must be one that could be laid there, and all cards in doubt must find a place. Says whether that worked out. */
function fillFaceDown(slots: readonly FaceDown[], pool: number[], doubted: Memory[], hand: number, back: number, random: Random): boolean {
  if (!slots.length) return haveRoom(doubted, hand, back);
  const [{ place, mayBe, put }, ...rest] = slots;
  const options = [...pool, ...doubted.filter((memory) => placesOf(memory) & place)].filter((each) => mayBe(kindOf(each)));
  for (const option of inRandomOrder(options, random)) {
    const from = placesOf(option) ? doubted : pool;
    takeKind(from, option);
    if (fillFaceDown(rest, pool, doubted, hand, back, random)) {
      put(kindOf(option));
      return true;
    }
    from.push(option);
  }
  return false;
}
function haveRoom(doubted: readonly Memory[], hand: number, back: number): boolean {
  const only = (place: number, other: number): number =>
    doubted.filter((memory) => placesOf(memory) & place && !(placesOf(memory) & other)).length;
  if (doubted.some((memory) => !(placesOf(memory) & (HAND | DECK)))) return false;
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

/** Sentences in progress: whoever has looked into a hand knows it; cards picked already and “that card” are any of the hand that fit. */
function fillFrames(game: Game, viewer: number, random: Random): void {
  const { allies, blocks } = matchOf(game);
  const own = viewer < 0 ? 0 : allies[viewer];
  for (const { block, pc, you, them } of game.todo) {
    if (them >= 0 && !(own & ((1 << you) | (1 << them))) && hasLooked(blocks, block, pc)) showHand(game, them, allies[you]);
  }
  const top = game.todo[game.todo.length - 1];
  if (top && game.picks.includes(HIDDEN)) fillPicks(game, top, random);
  const meant = game.seats.map(({ hand }) => (hand.length ? kindOf(hand[Math.floor(random() * hand.length)]) : NONE));
  const shown = (card: number): number => {
    if (!isHiddenOf(card)) return card;
    const kind = meant[hiddenSeat(card)];
    return kind < 0 ? NONE : knownTo(kind, hiddenViewers(card));
  };
  for (const frame of game.todo) {
    frame.thatCard = shown(frame.thatCard);
    for (const slot of blocks[frame.block].nodes[frame.pc]?.verb.cardSlots ?? []) slot.put(frame, shown(slot.get(frame)));
  }
}
/** Has a sentence looked into the opponent's hand, within so many words? */
function hasLooked(blocks: readonly Block[], block: number, words: number): boolean {
  return blocks[block].nodes
    .slice(0, words)
    .some(({ verb, parts }) => verb.looks || parts.some((part) => hasLooked(blocks, part, blocks[part].nodes.length)));
}
function fillPicks(game: Game, { you }: Frame, random: Random): void {
  const fits = pickFits(game);
  const order = inRandomOrder(game.seats[you].hand, random).sort((a, b) => Number(fits(a)) - Number(fits(b)));
  game.picks = game.picks.map((pick) => (pick === HIDDEN ? kindOf(order.pop()!) : pick));
}
/** What the cards picked by the word on top must be. */
function pickFits(game: Game): (card: number) => boolean {
  const { verb, args } = currentNode(game);
  return (card) => verb.mayPick === null || (card >= 0 && verb.mayPick(game, args, kindOf(card)));
}
/** Deals the hand, with as many cards that fit as have been named for a discard. */
function fillHand(game: Game, number: number, hidden: readonly number[], pool: number[], random: Random): void {
  const { hand } = game.seats[number];
  const picker = game.todo[game.todo.length - 1];
  const picked = picker?.you === number ? game.picks.filter((pick) => pick === HIDDEN).length : 0;
  if (!picked) {
    for (const i of hidden) hand[i] = takeKind(pool, pool[Math.floor(random() * pool.length)]);
    return;
  }
  const fits = pickFits(game);
  for (const i of hidden) {
    const fitting = hand.filter(fits).length < picked ? pool.filter(fits) : [];
    hand[i] = (fitting.length ? fitting : pool)[Math.floor(random() * (fitting.length || pool.length))];
    takeKind(pool, hand[i]);
  }
}
