/** Who sits where, and against whom. */
import { NOBODY } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';

export const areAllies = (game: Game, a: number, b: number): boolean => (matchOf(game).allies[a] & (1 << b)) !== 0;
export const ownerOf = (game: Game, fighter: number): number => matchOf(game).fighters[fighter].seat;
export const isFriendly = (game: Game, fighter: number, seat: number): boolean => areAllies(game, ownerOf(game, fighter), seat);
export const isOnBoard = (game: Game, fighter: number): boolean => fighter >= 0 && game.space[fighter] >= 0;

export function hasFighterOnBoard(game: Game, seat: number): boolean {
  for (const fighter of matchOf(game).fightersOf[seat]) if (game.space[fighter] >= 0) return true;
  return false;
}
/** Is a fighter left, on the board or away from it undefeated? */
export function hasFighterLeft(game: Game, seat: number): boolean {
  for (const fighter of matchOf(game).fightersOf[seat]) if (game.health[fighter] > 0) return true;
  return false;
}

/** Opponents who can be chosen or are among “each opponent”. */
export function presentOpponents(game: Game, seat: number): number[] {
  const found: number[] = [];
  for (let other = 0; other < game.seats.length; other++) {
    if (!areAllies(game, seat, other) && !game.seats[other].out && hasFighterOnBoard(game, other)) found.push(other);
  }
  return found;
}

/** The opponent whom a standing rule means, which cannot ask: the only one, or nobody. */
export function onlyOpponent(game: Game, seat: number): number {
  const present = presentOpponents(game, seat);
  return present.length === 1 ? present[0] : NOBODY;
}

/** The next seat still in the game; itself when nobody else is. */
export function nextSeat(game: Game, seat: number): number {
  for (let i = 1; i <= game.seats.length; i++) {
    const next = (seat + i) % game.seats.length;
    if (!game.seats[next].out) return next;
  }
  return seat;
}

/** Seats in the order in which effects of one moment happen outside combat. */
export function fromActive(game: Game): number[] {
  return game.seats.map((_, i) => (game.active + i) % game.seats.length);
}

/** on the own first turn only the next player and those who have had a turn may be attacked. */
export function mayAttackSeat(game: Game, attacker: number, target: number): boolean {
  if (matchOf(game).setup.mode !== 'freeForAll' || game.seats[attacker].turns > 1) return true;
  return game.seats[target].turns > 0 || nextSeat(game, attacker) === target;
}
