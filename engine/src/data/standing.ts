/** What always holds: what each query of the engine reads. Standing rules fill them in when a setup is compiled. */
import type { HeroDefinition } from './define.ts';
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';

type Read<T> = (game: Game, frame: Frame) => T;
/** Added to cards that a fighter attacks or defends with. */
export interface Bonus {
  readonly isForAttack: boolean;
  readonly by: string;
  readonly amount: Read<number>;
  readonly holds: Read<boolean> | null;
  /** Only while the fighter is on the board. */
  readonly needsPlace: boolean;
}
/** Of a hero. */
export interface HeroStanding {
  move: number;
  /** How many items there are for its basket; −1 without a basket. */
  items: number;
  hasTokens: boolean;
  bonuses: Bonus[];
  furtherInManeuver: Read<number>[];
  /** Fighters with whose attacks a second card may be laid face down. */
  laidBoost: string[];
  /** Banners of cards whose effects opponents cannot cancel. */
  protectedBanners: string[];
  /** The sidekicks that may take damage for the hero. */
  assignDamage: string | null;
  placedInBoostedManeuver: boolean;
  stepsBetweenTokens: boolean;
}
/** Of a card. */
export interface CardStanding {
  cannotBeCanceled: boolean;
  playedFaceUp: boolean;
  /** The number of the item with which it may defend too; −1 if none. */
  defendsWith: number;
  /** The block that is said when an opponent's effect made its owner discard it; −1 if none. */
  whenDiscardedByOpponent: number;
  cancelsLooks: boolean;
  holdsBackDefeat: boolean;
}
export const heroStanding = ({ move, items, tokens }: HeroDefinition): HeroStanding => ({
  move,
  items: items ? items.length : -1,
  hasTokens: tokens !== undefined,
  bonuses: [],
  furtherInManeuver: [],
  laidBoost: [],
  protectedBanners: [],
  assignDamage: null,
  placedInBoostedManeuver: false,
  stepsBetweenTokens: false,
});
export const cardStanding = (): CardStanding => ({
  cannotBeCanceled: false,
  playedFaceUp: false,
  defendsWith: -1,
  whenDiscardedByOpponent: -1,
  cancelsLooks: false,
  holdsBackDefeat: false,
});
