/** A table that people gather at: what was agreed, who sits where, how heroes are chosen, how time runs. */
import type { Level } from '@peerless/ai/level-names';
import type { Mode, Options } from '@peerless/engine';
import type { PlayerCard, Standing } from './people.ts';
import type { StandingAnswer } from './standing.ts';

/** How heroes come to seats: everybody sees each choice; nobody until all have chosen; by lot; in turns after bans in turns. */
export const HERO_CHOICES = ['open', 'blind', 'random', 'draft'] as const;
export type HeroChoice = (typeof HERO_CHOICES)[number];

/** How long a seat may think. Times in seconds; `bank`: days for the whole game, for when one answer takes longer than its own. */
export type Clock =
  | { kind: 'none' }
  | { kind: 'turn'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number; bank?: number };

/** Who may watch: nobody, anybody what is public, or anybody every hand some minutes later. */
export const WATCHINGS = ['nobody', 'public', 'delayed'] as const;
export type Watching = (typeof WATCHINGS)[number];
/** Every hand is shown to those who watch after so many milliseconds. */
export const WATCH_DELAY = 3 * 60_000;

export interface TableOptions {
  mode: Mode;
  /** 2 in a duel, 3 or 4 in free-for-all, 4 in teams. */
  seats: number;
  /** A board's id, or by lot. */
  board: string;
  heroes: HeroChoice;
  /** Bans of each seat in a draft. */
  bans: number;
  rules: Partial<Options>;
  clock: Clock;
  rated: boolean;
  /** A computer may be asked what to do, also where people play against each other: whoever sits down agrees to it. Where nothing is said of it, it was not agreed. */
  hints?: boolean;
  /** Anybody finds it in the lobby; else only those with the link. */
  isPublic: boolean;
  watching: Watching;
}
export const RANDOM = 'random';
/** A duel among friends: what is agreed where nobody says otherwise. */
export const FRIENDLY_DUEL: TableOptions = {
  mode: 'duel',
  seats: 2,
  board: RANDOM,
  heroes: 'open',
  bans: 0,
  rules: {},
  clock: { kind: 'none' },
  rated: false,
  isPublic: false,
  watching: 'public',
};

/** May players ask a computer what to do? One person among computer players without agreement; never for points. */
export function areHintsAllowed(
  { hints, rated }: Pick<TableOptions, 'hints' | 'rated'>,
  seats: readonly { kind: string; player?: string | Pick<PlayerCard, 'id'> }[],
): boolean {
  const people = seats.flatMap(({ kind, player }, seat) =>
    kind === 'computer' ? [] : [typeof player === 'object' ? player.id : (player ?? seat)],
  );
  return !rated && (hints === true || new Set(people).size < 2);
}

export type Phase = 'gathering' | 'choosing' | 'playing' | 'over';

export interface SeatState {
  sitting:
    | { kind: 'open' }
    | { kind: 'reserved'; for: string | null }
    | { kind: 'person'; player: PlayerCard }
    | { kind: 'computer'; level: Level };
  /** What the person is worth in such games, until the game begins; null: has not played any. */
  rating: Standing | null;
  /** Is the person there now? */
  isHere: boolean;
  /** The hero, as far as whoever asks may know it; 'hidden': chosen blindly. */
  hero: string | 'hidden' | null;
  bans: string[];
}

/** How a game ended beside the rules of the game itself. */
export type Ending = 'won' | 'draw' | 'agreedDraw' | 'abandoned';

export interface ClockState {
  /** Seats whose time runs now. */
  running: number[];
  /** Milliseconds left to each seat at `at`; null: no limit. */
  left: (number | null)[];
  /** By the clock of the server. */
  at: number;
  now: number;
}

/** A table as one player may see it. */
export interface TableState {
  id: string;
  /** Of the log: grows with everything that happens at the table. */
  length: number;
  phase: Phase;
  options: TableOptions;
  /** Who opened it. */
  host: string;
  /** The seats of whoever asks: one, or both of a side; none for those who look on. */
  mine: number[];
  seats: SeatState[];
  /** Whose turn it is to choose or ban a hero; empty when everybody may. */
  choosing: {
    seats: number[];
    what: 'pick' | 'ban';
    /** Then the lot chooses for them, by the clock of the server; null: there is time. */
    until: number | null;
  } | null;
  board: string | null;
  /** Part of the link that lets friends take reserved seats and see a private table; only for those who sit, and the host. */
  invite: string | null;
  clock: ClockState | null;
  /** What each own seat answers before it is asked, and which of its answers were given so, by their numbers. */
  standing: { seat: number; answers: StandingAnswer[]; given: number[] }[];
  /** Who has asked for what, and who has agreed so far. */
  takeBack: Proposal | null;
  draw: Proposal | null;
  /** What was not agreed to of what whoever asks has asked for, and is not asked for again for a while; null for those without a seat. */
  paused: Record<Proposable, Pause | null> | null;
  /** The others may take the game for this seat's lost time. */
  claimable: number[];
  ended: {
    how: Ending;
    winners: number[];
    ratings: RatingChange[];
    /** It is not rated, though it should have been. */
    isTooShort: boolean;
  } | null;
  /** The table of the next game. */
  rematch: string | null;
  watchers: number;
}
export type Proposable = 'takeBack' | 'draw';
export interface Pause {
  /** Who did not agree; whoever asked, if they have changed their mind. */
  by: number;
  /** It ends when so many answers are given, or at that time by the clock of the server. */
  answers: number;
  until: number;
}
export interface Proposal {
  by: number;
  agreed: number[];
}
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}
