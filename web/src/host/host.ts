/** What hosts a game, in a worker beside the page or behind a socket: screens know this and nothing else of it. */
import type { Grounds, Step } from '@peerless/ai';
import type { Choice, Described, GameRecord, Prospect, Reason, Thing } from '@peerless/engine';
import type { Progress } from '@peerless/engine/lessons';
import type { Eyes, Sitting, Update } from '@peerless/protocol';

/** A game as it is kept: what was decided, and by whom. */
export interface Kept {
  id: string;
  record: GameRecord;
  seats: Sitting[];
  /** Milliseconds since 1970. */
  started: number;
  changed: number;
  over: boolean;
  winners: number[];
  turn: number;
  /** Answers taken back although something hidden had been seen since, by their numbers. */
  takenBack: number[];
  /** Concessions for lost time, in a game of the server, by their numbers. */
  outOfTime?: number[];
  /** Answers taken back, to be given again; the next one last. */
  undone: Choice[][];
  lesson?: InLesson;
}
/** The lesson that a game is, and how far the learner has come. */
export interface InLesson {
  id: string;
  progress: Progress;
}

/** A computer player thinks: so many milliseconds are gone, of those it always takes. Nothing of what it has found. */
export interface Thinking {
  seat: number;
  gone: number;
  of: number;
}
/** A good choice and its chance to win. */
export interface Advice {
  choice: Described;
  chance: number;
  /** What it is meant for: what the seat would choose next. */
  line: readonly Step[];
  /** Why the best is better than the next, once that is known. */
  grounds: Grounds | null;
}

/** What the host tells by itself. */
export type Push = { update: Update } | { thinking: Thinking | null } | { advice: Advice[]; isDone: boolean } | { kept: Kept };

/** What may be asked of it. */
export interface Calls {
  /** Refused if the game has gone on since: a double click is harmless. */
  answer(seq: number, choice: Choice): Promise<boolean>;
  concede(seat: number): Promise<void>;
  /** The device is in the hands of this seat. */
  face(seat: number): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** The computer player takes the best it has found so far. */
  hurry(): Promise<void>;
  /** The best few choices for the seat that is asked; told bit by bit. */
  advise(): Promise<void>;
  /** With a card: also what it would count for. */
  prospect(fighter: string, card?: string): Promise<Prospect>;
  why(thing: Thing): Promise<Reason | null>;
  /** The game as it was after so many answers, by anybody's eyes; changes nothing. */
  past(seq: number, eyes: Eyes): Promise<Update>;
}
export interface Host extends Calls {
  /** What the screen has buttons for: playing at all, giving again what was taken back, hints. */
  readonly offers: { play: boolean; redo: boolean; hint: boolean };
  /** Others sit elsewhere: what was answered is taken back only if they agree. */
  readonly isShared: boolean;
  /** The seat of the one at this screen, where others sit elsewhere; null for those who look on, and where the seats tell it. */
  readonly mine: number | null;
  close(): void;
}
/** How a host is started: it tells by itself, and says when it cannot go on. */
export type StartHost = (hear: (push: Push) => void, fail: (problem: string) => void) => Host;
