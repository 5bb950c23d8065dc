/** What always holds: what each query of the engine reads. Standing rules fill it in when a setup is compiled, each the field of its name. */
import type { Frame } from './frame.ts';
import type { Game } from './game.ts';
import type { CardStandings, HeroStandings } from './words.ts';

/** What is read off the game only when it is asked for. */
export type Read<T> = (game: Game, frame: Frame) => T;
/** Of a hero: what its definition says outright, and its rules. */
export interface HeroStanding extends HeroStandings {
  readonly move: number;
  /** How many items there are for its basket; −1 without a basket. */
  readonly items: number;
}
export type CardStanding = CardStandings;
