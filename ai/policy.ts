/**
 * A quick sense of what is sensible: a weight for each choice, from what the seat that is asked can see.
 * Roll-outs draw from it, and the search tries first what it favours. The numbers were found by letting policies play each other.
 */
import {
  aboutQuestion,
  type Choice,
  currentNode,
  type Game,
  kindOf,
  kindOfChoice,
  type Match,
  matchOf,
  numberIn,
  questionOf,
  settled,
  valueNow,
} from '@peerless/engine';
import { standing } from './features.ts';
import { terrainOf } from './terrain.ts';
import { type Worth, worthOf } from './worth.ts';

/** No question offers more choices. */
export const MOST_CHOICES = 512;

/** Fills `into` with a weight above 0 for each of the first `count` choices, those of the seat that is asked. */
export function weigh(game: Game, seat: number, legal: readonly Choice[], count: number, into: Float64Array): void {
  const match = matchOf(game);
  const worth = worthOf(match);
  const { means } = aboutQuestion(questionOf(game));
  switch (means) {
    case 'turn':
      for (let i = 0; i < count; i++) into[i] = action(game, seat, numberIn(legal[i]));
      return;
    case 'strike':
      for (let i = 0; i < count; i++) into[i] = target(game, match, numberIn(legal[i]));
      return;
    case 'attack':
      for (let i = 0; i < count; i++) into[i] = attackWeight(worth, numberIn(legal[i]));
      return;
    case 'defend':
      return defense(game, match, worth, legal, count, into);
    case 'boost':
    case 'boostMovement':
      return boost(game, seat, worth, means, legal, count, into);
    case 'mover':
      for (let i = 0; i < count; i++) into[i] = kindOfChoice(legal[i]) === 'pass' ? 0.4 : 1;
      return;
    case 'goesThere':
      return towards(game, match, seat, settled(game).fighter ?? match.heroOf[seat], legal, count, into);
    case 'joins':
      return towards(game, match, seat, match.heroOf[seat], legal, count, into);
    case 'befalls':
      return fighter(game, match, seat, legal, count, into);
    case 'givesUp':
      return away(game, match, worth, legal, count, into);
    case 'gets':
      for (let i = 0; i < count; i++) into[i] = kindOfChoice(legal[i]) === 'card' ? 0.5 + worth.keep[numberIn(legal[i])] : 0.5;
      return;
    case 'agrees':
      for (let i = 0; i < count; i++) into[i] = kindOfChoice(legal[i]) === 'pass' ? 1 : 8;
      return;
    case 'beginsAnew':
      for (let i = 0; i < count; i++) into[i] = kindOfChoice(legal[i]) === 'pass' ? 4 : 1;
      return;
    case 'any':
      into.fill(1, 0, count);
  }
}

/** How gladly a card is attacked with. */
export const attackWeight = (worth: Worth, kind: number): number => 0.5 + worth.attack[kind] ** 2 / 5;

const MANEUVER = 0;
const SCHEME = 1;
function action(game: Game, seat: number, picked: number): number {
  const { hand, deck } = game.seats[seat];
  if (picked === MANEUVER) return deck.length === 0 ? 0.15 : hand.length < 3 ? 4.7 : hand.length < 6 ? 3.2 : 1.4;
  return picked === SCHEME ? 2.5 : 0.9 + 0.5 * hand.length;
}

/** Heroes decide games; what is nearly down is worth bringing down. */
function target(game: Game, match: Match, picked: number): number {
  return (match.fighters[picked].isHero ? 12 : 1) + 3 / game.health[picked];
}

/** An attack of unknown strength is met as if it were strong. */
const LIKELY_ATTACK = 8;
/** A bonus attack lies open; a text of its own makes it count like the card against the main attack. */
function expectedAttack(game: Game, match: Match): number {
  const combat = game.combats[game.combats.length - 1];
  if (!combat.attack.bonus) return LIKELY_ATTACK;
  const value = valueNow(game, combat, 0);
  return match.kinds[combat.attack.text].card.bonusAttack?.effects.length ? Math.max(value, combat.mainDefense) : value;
}
function defense(game: Game, match: Match, worth: Worth, legal: readonly Choice[], count: number, into: Float64Array): void {
  const { defense: side } = game.combats[game.combats.length - 1];
  const expected = expectedAttack(game, match);
  const health = game.health[side.fighter];
  const isHero = match.fighters[side.fighter].isHero;
  const mattersMost = isHero && health <= 6;
  for (let i = 0; i < count; i++) {
    if (kindOfChoice(legal[i]) === 'pass') into[i] = mattersMost ? 0.2 : isHero ? 0.6 : 2;
    else {
      const value = worth.defense[numberIn(legal[i])];
      const saved = Math.min(value, expected, health);
      into[i] = ((isHero ? 1 : 0.4) * (0.2 + saved * saved * 0.6)) / (mattersMost ? 1 : 1 + 0.2 * value);
    }
  }
}

function boost(
  game: Game,
  seat: number,
  worth: Worth,
  means: 'boost' | 'boostMovement',
  legal: readonly Choice[],
  count: number,
  into: Float64Array,
): void {
  const { length } = game.seats[seat].hand;
  const eager = (means === 'boostMovement' ? 0.035 : 1.6) * (length > 4 ? 2 : length > 2 ? 1 : 0.4);
  for (let i = 0; i < count; i++)
    into[i] =
      kindOfChoice(legal[i]) === 'card' ? (eager * (0.2 + worth.boost[numberIn(legal[i])])) / (1 + worth.keep[numberIn(legal[i])]) : 1;
}

/** What is worth least goes first, above all what nobody is left to use. */
function away(game: Game, match: Match, worth: Worth, legal: readonly Choice[], count: number, into: Float64Array): void {
  let owner = -1;
  let alive = 0;
  for (let i = 0; i < count; i++) {
    if (kindOfChoice(legal[i]) !== 'card') {
      into[i] = 0.3;
      continue;
    }
    const kind = numberIn(legal[i]);
    const { seat, users } = match.kinds[kind];
    if (seat !== owner) {
      owner = seat;
      alive = standing(game, match, seat);
    }
    into[i] = users & alive ? 1 / (0.5 + worth.keep[kind]) ** 2 : 4;
  }
}

/** Where the enemies of the one who moves stand; sidekicks count as a little farther away. */
const enemies = { count: 0, space: new Int32Array(64), farther: new Float64Array(64) };
function findEnemies(game: Game, match: Match, seat: number): void {
  enemies.count = 0;
  for (let other = 0; other < match.fighters.length; other++) {
    if (game.space[other] < 0 || match.allies[seat] & (1 << match.fighters[other].seat)) continue;
    enemies.space[enemies.count] = game.space[other];
    enemies.farther[enemies.count++] = match.fighters[other].isHero ? 0 : 0.7;
  }
}
/** Near those it can attack; away from them with nothing in hand. */
function towards(game: Game, match: Match, seat: number, mover: number, legal: readonly Choice[], count: number, into: Float64Array): void {
  const { stepsToZone, stepsToSide, count: spaces } = terrainOf(match);
  const worth = worthOf(match);
  let best = 0;
  for (const card of game.seats[seat].hand) best = Math.max(best, worth.attack[kindOf(card)]);
  const { seat: owner, isRanged } = match.fighters[mover];
  const eager = match.allies[seat] & (1 << owner) ? (best >= 3 ? 1 : best > 0 ? 0.5 : -0.3) : 0;
  if (eager !== 0) findEnemies(game, match, seat);
  const table = isRanged ? stepsToZone : stepsToSide;
  for (let i = 0; i < count; i++) {
    const kind = kindOfChoice(legal[i]);
    if (kind === 'door') into[i] = 0.2;
    else if (kind !== 'space' && kind !== 'pass') into[i] = 1;
    else {
      const at = kind === 'space' ? numberIn(legal[i]) : game.space[mover];
      into[i] = at < 0 || eager === 0 ? 1 : Math.exp(-0.9 * eager * nearest(table, at * spaces)) + 0.02;
    }
  }
}
function nearest(table: Uint8Array, row: number): number {
  let least = 30;
  for (let i = 0; i < enemies.count; i++) {
    const steps = table[row + enemies.space[i]] + enemies.farther[i];
    if (steps < least) least = steps;
  }
  return least;
}

/** Harm for enemies, help for friends. */
function fighter(game: Game, match: Match, seat: number, legal: readonly Choice[], count: number, into: Float64Array): void {
  const { aim } = currentNode(game).verb;
  for (let i = 0; i < count; i++) {
    if (kindOfChoice(legal[i]) !== 'fighter') {
      into[i] = 0.5;
      continue;
    }
    const picked = numberIn(legal[i]);
    const info = match.fighters[picked];
    const isFriend = (match.allies[seat] & (1 << info.seat)) !== 0;
    const weight = (info.isHero ? 2 : 1) + 2 / Math.max(1, game.health[picked]);
    into[i] = (aim === 'harm') === isFriend ? 0.05 : aim === 'help' ? (isFriend ? weight : 0.05) : weight;
  }
}
