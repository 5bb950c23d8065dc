/** Players and what is known of them. No account: a player is a key that the browser keeps. */

/** What others see. */
export interface PlayerCard {
  id: string;
  name: string;
  /** A hero's emblem. */
  emblem: string;
}
/** Programs that play, let in by the operator: it shows in the id, which nobody chooses. */
const BOT = /^bot-[\w-]{12}$/;
export const isBot = (player: string): boolean => BOT.test(player);
/** What the player gets once and keeps. */
export interface PlayerKey {
  id: string;
  key: string;
}
export const LONGEST_NAME = 24;

/** Ratings are kept apart by what is played; games with computer players and bots count among themselves. */
export const POOLS = ['duel', 'freeForAll', 'teams', 'bots'] as const;
export type Pool = (typeof POOLS)[number];

export interface Rating {
  pool: Pool;
  /** As shown: starts at 1500. */
  points: number;
  /** How sure that is. */
  deviation: number;
  games: number;
  /** Too few games, or too few different opponents, to tell much. */
  isProvisional: boolean;
}
/** A rating beside a name. */
export interface Standing {
  points: number;
  /** As of the rating. */
  isProvisional: boolean;
}
export interface HeroStatistics {
  hero: string;
  games: number;
  won: number;
}
export interface PlayedGame {
  id: string;
  pool: Pool;
  board: string;
  /** Milliseconds since 1970. */
  ended: number;
  seats: { player: PlayerCard | null; level: string | null; hero: string }[];
  winners: number[];
  /** Of the player whose games these are. */
  seat: number;
  change: number | null;
  /** By an operator: it does not count. */
  isAnnulled: boolean;
}
export interface Profile {
  player: PlayerCard;
  since: number;
  ratings: Rating[];
  heroes: HeroStatistics[];
  games: PlayedGame[];
}
export interface Leader {
  player: PlayerCard;
  rating: Rating;
}
export interface HeadToHead {
  games: number;
  won: number;
  lost: number;
  drawn: number;
}
