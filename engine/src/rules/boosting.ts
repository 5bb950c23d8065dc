/** Boosting with a card from the hand (section 8.2). */
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { takeFromHand } from '../machine/knowledge.ts';
import { speak } from '../machine/machine.ts';
import { boostValue, cardId, toPile } from './cards.ts';
import { leaveLimbo } from './scheme.ts';

/** The boosting card leaves the hand, and its BOOST bonus is said. */
export function boostWith(game: Game, seat: number, kind: number, of: 'maneuver' | 'attack' | 'defense'): void {
  game.limbo.push(takeFromHand(game, seat, kind));
  if (heard()) tell(EVERYONE, { kind: 'boost', seat, card: cardId(game, kind), value: boostValue(game, kind), of });
  const { boostBonus } = matchOf(game).kinds[kind];
  if (boostBonus >= 0) speak(game, boostBonus, seat, kind);
}
/** It has done its work and goes to the pile. */
export function landBoost(game: Game, kind: number): void {
  leaveLimbo(game, kind);
  toPile(game, kind, 'play', matchOf(game).kinds[kind].seat);
}
