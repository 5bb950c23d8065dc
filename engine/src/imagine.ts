/** A game that could be the real one, as far as one seat can know: what it cannot know is dealt anew. */
import { hasBoost } from './cards.ts';
import { isUsable } from './combat.ts';
import { clone, type Game, type Side } from './game.ts';
import { imaginedMarks, kindOf, markPutBack, viewerBit } from './knowledge.ts';
import { type Doubted, HIDDEN, type Masked, mask } from './mask.ts';
import { matchOf } from './match.ts';

/** Re-deals hidden cards and chance, consistent with everything the seat knows (−1: somebody without a seat). `random` gives numbers from 0 to below 1. */
export function imagine(game: Game, seat: number, random: () => number): Game {
  return imagineFrom(mask(game, seat), seat, random);
}
/** The same from what was hidden once already; takes a fresh copy each time. */
export function imagineFrom(seen: Masked, viewer: number, random: () => number): Game {
  const game = clone(seen.state);
  game.rng = Math.floor(random() * 4294967296) | 0;
  for (let seat = 0; seat < game.seats.length; seat++) deal(game, seat, seen, viewerBit(viewer), random);
  return game;
}

/** Deals one seat's unseen cards to the places where something unseen lies. */
function deal(game: Game, number: number, seen: Masked, bit: number, random: () => number): void {
  const seat = game.seats[number];
  const pool = unseen(game, number);
  const doubted = seen.doubted.filter((card) => card.seat === number);
  fillLaid(game, number, pool, doubted, bit, random);
  const hand = seat.hand.flatMap((card, i) => (card === HIDDEN ? [i] : []));
  const back = seen.putBack[number].filter((i) => seat.deck[i] === HIDDEN);
  for (const card of doubted.splice(0)) placeDoubted(game, number, card, pool, hand, back, bit, random);
  for (const i of hand) seat.hand[i] = takeAny(pool, random);
  for (let i = 0; i < seat.deck.length; i++) if (seat.deck[i] === HIDDEN) seat.deck[i] = takeAny(pool, random);
  for (const i of seen.putBack[number]) seat.deck[i] = markPutBack(seat.deck[i]);
  fillPicks(game, number);
}

/** The seat's cards that lie nowhere in sight. */
function unseen(game: Game, number: number): number[] {
  const left = matchOf(game).decks[number].slice();
  const see = (card: number): void => {
    if (card >= 0 && matchOf(game).kinds[kindOf(card)].seat === number) left.splice(left.indexOf(kindOf(card)), 1);
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
const takeAny = (pool: number[], random: () => number): number => pool.splice(Math.floor(random() * pool.length), 1)[0];
function takeKind(pool: number[], kind: number): number {
  return pool.splice(pool.indexOf(kind), 1)[0];
}

/** A laid card must be one that could be laid there; and whoever knew of cards must find places for all of them. */
function fillLaid(game: Game, number: number, pool: number[], doubted: Doubted[], bit: number, random: () => number): void {
  const slots = laidSlots(game, number);
  const room = game.seats[number].hand.filter((card) => card === HIDDEN).length + doubted.filter((card) => card.inDeck).length;
  slots.forEach(({ side, as }, i) => {
    const fits = (kind: number): boolean => (as === 'boost' ? hasBoost(game, kind) : isUsable(game, number, side.fighter, kind, as));
    const mustBeDoubted = doubted.length > room + slots.length - 1 - i;
    const candidates = (mustBeDoubted ? doubted.map((card) => card.kind) : pool).filter(fits);
    const kind = candidates[Math.floor(random() * candidates.length)];
    const at = doubted.findIndex((card) => card.kind === kind && card.laid);
    const mark = at >= 0 ? imaginedMarks(bit, true, doubted.splice(at, 1)[0].inDeck) : 0;
    side[as === 'boost' ? 'boost' : 'card'] = takeKind(pool, kind) | mark;
  });
}
function laidSlots(game: Game, number: number): { side: Side; as: 'attack' | 'defense' | 'boost' }[] {
  return game.combats.flatMap(({ attack, defense }) => [
    ...(attack.seat === number && attack.card === HIDDEN ? [{ side: attack, as: 'attack' as const }] : []),
    ...(defense.seat === number && defense.card === HIDDEN ? [{ side: defense, as: 'defense' as const }] : []),
    ...(attack.seat === number && attack.boost === HIDDEN ? [{ side: attack, as: 'boost' as const }] : []),
  ]);
}

/** A card known of, but not exactly where: in the hand, or where a card was put back unseen. */
function placeDoubted(
  game: Game,
  number: number,
  card: Doubted,
  pool: number[],
  hand: number[],
  back: number[],
  bit: number,
  random: () => number,
): void {
  const marked = takeKind(pool, card.kind) | imaginedMarks(bit, card.laid, card.inDeck);
  const places = hand.length + (card.inDeck ? back.length : 0);
  const pick = Math.floor(random() * places);
  if (pick < hand.length) game.seats[number].hand[hand.splice(pick, 1)[0]] = marked;
  else game.seats[number].deck[back.splice(pick - hand.length, 1)[0]] = marked;
}

/** Cards already named for a discard that is not shown yet: any of the hand. */
function fillPicks(game: Game, number: number): void {
  const top = game.todo[game.todo.length - 1];
  if (!top || top.you !== number) return;
  const hand = game.seats[number].hand.map(kindOf);
  for (let i = top.picks; i < game.picks.length; i++) if (game.picks[i] === HIDDEN) game.picks[i] = hand.splice(0, 1)[0];
  for (const frame of game.todo) if (frame.card === HIDDEN) frame.card = hand[0] ?? -1;
}
