/** What goes over the socket: one JSON message a frame, each request answered by number. */
import type { Level } from '@peerless/ai/level-names';
import type { Choice, Masked, Prospect, Reason, Thing } from '@peerless/engine';
import type { Lobby, Seek, Sought, Terms } from './lobby.ts';
import type { PlayerCard } from './people.ts';
import type { Hearers, Line, Phrase, Plan } from './phrases.ts';
import type { Report } from './reports.ts';
import type { ClockState, TableOptions, TableState } from './seats.ts';
import type { StandingAnswer } from './standing.ts';
import type { Update } from './update.ts';

/** Grows when an old page can no longer talk to the server. */
export const PROTOCOL = 4;
/** Tables, players and invitations are called so. */
export const ID = /^[\w-]{1,40}$/;
/** No sound message is longer, in bytes. */
export const LONGEST_MESSAGE = 4096;

/** What a client may ask. */
export interface Requests {
  /** First of all: who is there? */
  hello: {
    asks: { key: string; protocol: number };
    gets: { player: PlayerCard; tables: string[]; blocked: string[]; seeking: Sought | null; now: number };
  };
  /** Is the line alive? */
  ping: { asks: object; gets: null };
  /** Whether the page is out of sight, or its player has not stirred for long: what it shows, they do not see. */
  away: { asks: { on: boolean }; gets: null };
  /** Tells the lobby from now on, or no more. */
  lobby: { asks: { on: boolean }; gets: null };
  seek: { asks: Seek; gets: null };
  stopSeeking: { asks: object; gets: null };
  /** Plays a duel with somebody who looks for one, by terms that they accept. */
  take: { asks: { player: string } & Omit<Terms, 'pool'>; gets: { table: string } };

  /** `mine` is the host's own seat, one of those called open; null: the host looks on. */
  create: {
    asks: {
      options: TableOptions;
      seats: ({ kind: 'open' } | { kind: 'reserved' } | { kind: 'computer'; level: Level })[];
      mine: number | null;
    };
    gets: { table: string };
  };
  /** Opens a private duel with a seat for somebody certain, who is told; `mine` is the own seat. */
  challenge: { asks: { player: string; options: TableOptions; mine: 0 | 1 }; gets: { table: string } };
  /** Whoever is challenged does not want to play: the table is closed. */
  decline: { asks: { table: string }; gets: null };
  /** Tells of the table from now on; of the game, what is not known yet. */
  open: {
    asks: { table: string; invite?: string; have?: Had; eyes?: 'spectator' | 'all' };
    gets: { table: TableState; lines: Line[] };
  };
  close: { asks: { table: string }; gets: null };
  sit: { asks: { table: string; seat: number; invite?: string }; gets: null };
  /** `seat`: of two own ones this alone is given back. */
  stand: { asks: { table: string; seat?: number }; gets: null };
  /** The host gives a free seat to a computer player, or takes it back. */
  computer: { asks: { table: string; seat: number; level: Level | null }; gets: null };
  /** `seat`: for which of two own ones; without it, for the first that may. */
  pick: { asks: { table: string; hero: string; seat?: number }; gets: null };
  ban: { asks: { table: string; hero: string; seat?: number }; gets: null };
  /** `at` is the length of the log when the question was put: an answer to another question is refused. */
  answer: { asks: { table: string; at: number; choice: Choice }; gets: null };
  /** What the own seat answers before it is asked, instead of what it has said before; changed until it is used. `seat`: which of two. */
  standing: { asks: { table: string; answers: StandingAnswer[]; seat?: number }; gets: null };
  concede: { asks: { table: string }; gets: null };
  takeBack: { asks: { table: string; say: 'ask' | 'agree' | 'refuse' }; gets: null };
  draw: { asks: { table: string; say: 'ask' | 'agree' | 'refuse' }; gets: null };
  claim: { asks: { table: string }; gets: null };
  rematch: { asks: { table: string }; gets: { table: string } };
  phrase: { asks: { table: string; phrase: Phrase }; gets: null };
  chat: { asks: { table: string; text: string; to?: Hearers }; gets: null };
  /** To allies, who alone hear it. */
  plan: { asks: { table: string } & Plan; gets: null };
  /** Tells the operator; without a table, the last game of the two is looked at. */
  report: { asks: Report; gets: null };

  /** The game as it was after so many answers. */
  past: { asks: { table: string; seq: number }; gets: Update };
  prospect: { asks: { table: string; fighter: string; card?: string }; gets: Prospect };
  why: { asks: { table: string; thing: Thing }; gets: Reason | null };
  /** What the seat knows, for its own computer to think about, where hints are allowed. */
  knowledge: { asks: { table: string }; gets: { seat: number; masked: Masked } };
}
/** How much of a game is known: answers, and how often some were taken back. */
export interface Had {
  answers: number;
  takenBack: number;
}
export type Request = keyof Requests;
export type Asks<R extends Request> = Requests[R]['asks'];
export type Gets<R extends Request> = Requests[R]['gets'];

/** Why something was refused; screens say it in the player's language. */
export const REFUSALS = [
  'malformed',
  'tooLong',
  'tooMany',
  'tooManyTables',
  'tooManySockets',
  'oldPage',
  'unknownKey',
  'notHello',
  'noTable',
  'noSeat',
  'seatTaken',
  'needsInvite',
  'notHost',
  'notYours',
  'notYourTurn',
  'notNow',
  'tooSoon',
  'stale',
  'illegal',
  'heroTaken',
  'noHero',
  'noSetup',
  'ratedGame',
  'noHints',
  'strangers',
  'blocked',
  'unwanted',
  'nameTaken',
  'nameOfComputer',
  'noBots',
  'muted',
  'banned',
  'busy',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What the server says by itself. */
export type Push =
  | { table: TableState }
  /** `at` is what an answer to it must say. */
  | { update: Update; at: number; takenBack: number; clock: ClockState | null }
  | { gone: string }
  | { line: Line; of: string }
  | { lobby: Lobby }
  /** The player sits at a table that was found for them. */
  | { seated: string }
  /** At a table of the player's that this connection does not look at, it has become or ceased to be their turn, or the game is over. */
  | { stirred: string }
  /** Somebody wants to play again. */
  | { rematch: { of: string; table: string } }
  /** The computer player that is asked waits for its turn to think: so many go before it; null: no more. */
  | { wait: { of: string; ahead: number | null } }
  | { presence: { of: string; here: boolean[]; watchers: number } }
  | { leaving: { backIn: number } };
export type ServerMessage = { n: number; ok: unknown } | { n: number; no: Refusal; detail?: string } | Push;
