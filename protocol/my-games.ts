/** All games of a player that are not over, each as that player may know it; and who challenges them to one more. */
import type { Setup } from '@peerless/engine';
import type { Challenge } from './friends.ts';
import type { PlayerCard } from './people.ts';
import type { Phase, TableOptions } from './seats.ts';
import type { Told } from './update.ts';

export interface MyGame {
  id: string;
  phase: Phase;
  options: TableOptions;
  /** The own seats; `away`: until when the time of a seat stands still. */
  mine: number[];
  seats: { player: PlayerCard | null; level: string | null; hero: string | null; isOpen: boolean; away: number | null }[];
  /** The seats that everything waits for; nobody in particular while seats are free. */
  asked: number[];
  /** When the time of whoever is asked is up, in milliseconds since 1970; null: no limit. */
  until: number | null;
  /** Null before the game. */
  setup: Setup | null;
  /** Of the time, what the own seat that acts can use once only, as it was when its time began to run; null: there is no such bank. */
  bank: number | null;
  turn: number;
  /** The last of what this player has seen happen, and when the game last went on. */
  last: Told[];
  changed: number;
}
export interface MyGames {
  /** Those that wait for the player first, the most urgent first of all; of the others, the latest. */
  games: MyGame[];
  /** To the player, neither accepted nor declined; the latest first. */
  challenges: Challenge[];
  /** By the clock of the server. */
  now: number;
}
/** Is it this player that the game waits for? */
export const isWaiting = ({ asked, mine }: Pick<MyGame, 'asked' | 'mine'>): boolean => mine.some((seat) => asked.includes(seat));
