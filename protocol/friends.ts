/** Whom a player follows, and who wants to play with whom. */
import type { PlayerCard } from './people.ts';
import type { TableOptions } from './seats.ts';

export interface Friend {
  player: PlayerCard;
  /** Connected just now. */
  isHere: boolean;
}
/** A table with a seat for somebody who has not yet said whether they want it. */
export interface Challenge {
  table: string;
  from: PlayerCard;
  to: PlayerCard;
  options: TableOptions;
}
export interface Friends {
  follows: Friend[];
  /** Of the player, and to them; the latest first. */
  challenges: Challenge[];
}
