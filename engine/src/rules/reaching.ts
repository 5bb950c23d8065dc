/** Who may attack whom, and who may use which card (R-4.8, section 7.1). */

import { layout } from '../data/board.ts';
import { kindOf } from '../data/card.ts';
import type { Game } from '../data/game.ts';
import { type Kind, matchOf } from '../data/match.ts';
import { mayAttackSeat } from '../machine/seats.ts';
import { basketOf, isWild } from './basket.ts';

/** May this fighter use the card in this role now? */
export function isUsable(game: Game, seat: number, fighter: number, kind: number, role: 'attack' | 'defense' | 'scheme'): boolean {
  const info = matchOf(game).kinds[kind];
  if (!isIts(info, fighter, game.seats[seat].form)) return false;
  return isFor(info, role) || (role === 'defense' && mayAlsoDefend(game, seat, info));
}
const isIts = ({ users, form }: Kind, fighter: number, now: number): boolean => !!(users & (1 << fighter)) && (form < 0 || form === now);
const isFor = ({ type }: Kind, role: string): boolean => type === role || (type === 'versatile' && role !== 'scheme');
/** May a fighter whose hero has this form attack with it? */
export const isItsAttack = (kind: Kind, fighter: number, form: number): boolean => isIts(kind, fighter, form) && isFor(kind, 'attack');
/** */
function mayAlsoDefend(game: Game, seat: number, info: Kind): boolean {
  const item = info.standing.mayDefendWith;
  return item >= 0 && (isWild(game, seat) || basketOf(game, seat) === item);
}

/** The next fighter after a given one that this fighter may attack now; −1 if there is none. */
function nextTarget(game: Game, fighter: number, after: number): number {
  const from = game.space[fighter];
  if (from < 0) return -1;
  const { allies, board, fighters } = matchOf(game);
  const { adjacent, sameZone } = layout(board, game.doors);
  const { seat, isRanged } = fighters[fighter];
  for (let target = after + 1; target < fighters.length; target++) {
    const other = fighters[target].seat;
    if (game.space[target] < 0 || allies[seat] & (1 << other)) continue;
    const both = from * board.count + game.space[target];
    if ((adjacent[both] || (isRanged && sameZone[both])) && mayAttackSeat(game, seat, other)) return target;
  }
  return -1;
}
export function attackTargets(game: Game, fighter: number): number[] {
  const found: number[] = [];
  for (let target = nextTarget(game, fighter, -1); target >= 0; target = nextTarget(game, fighter, target)) found.push(target);
  return found;
}
const hasTarget = (game: Game, fighter: number): boolean => nextTarget(game, fighter, -1) >= 0;
export function hasUsable(game: Game, seat: number, fighter: number, role: 'attack' | 'defense'): boolean {
  for (const card of game.seats[seat].hand) if (isUsable(game, seat, fighter, kindOf(card), role)) return true;
  return false;
}
/** Fighters that could attack if the hand has a card for them; public. */
export const inStriking = (game: Game, seat: number): number[] => matchOf(game).fightersOf[seat].filter((f) => hasTarget(game, f));
/** */
export function canAttack(game: Game, seat: number): boolean {
  for (const fighter of matchOf(game).fightersOf[seat])
    if (hasTarget(game, fighter) && hasUsable(game, seat, fighter, 'attack')) return true;
  return false;
}
