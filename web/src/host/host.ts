/** What hosts a game, in a worker beside the page or behind a socket: screens know this and nothing else of it. */
import type { Grounds, Level } from '@peerless/ai';
import type { Choice, Described, Event, GameRecord, Prospect, Reason, Thing, View } from '@peerless/engine';

/** Who sits at a seat. */
export type Sitting = { kind: 'person'; name?: string } | { kind: 'computer'; level: Level };
export type Eyes = View['eyes'];

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
  /** Answers taken back, to be given again; the next one last. */
  undone: Choice[][];
}

/** Something that happened, and after how many answers. */
export interface Told {
  event: Event;
  seq: number;
}

/** Everything that a screen shows of a game at one moment. */
export interface Update {
  id: string;
  view: View;
  seats: Sitting[];
  /** Answers that there are; `view.seq` is how far the view has come. */
  length: number;
  /** The choices of the view, as they are answered. */
  answers: Choice[];
  /** What these eyes have seen happen: all of it, or what is new. */
  told: Told[];
  isWhole: boolean;
  /** How many of the last of them are new. */
  news: number;
  /** The seat that the device has to be handed to, before anything of its own is shown. */
  curtain: number | null;
  /** Why cards in hand and actions cannot be chosen now. */
  reasons: { cards: Record<string, Reason>; actions: Record<string, Reason> };
  /** May the last answer be taken back, and does that leave a mark? */
  undo: 'free' | 'marked' | null;
  redo: boolean;
}

/** How far a computer player has come. */
export interface Thinking {
  seat: number;
  iterations: number;
  of: number;
  chance: number;
}
/** A good choice and its chance to win. */
export interface Advice {
  choice: Described;
  chance: number;
  /** Why the best is better than the next, once that is known. */
  grounds: Grounds | null;
}

/** What the host tells by itself. */
export type Push = { update: Update } | { thinking: Thinking | null } | { advice: Advice[]; isDone: boolean } | { kept: Kept };

export interface Host {
  /** Takes a game up where it was left. */
  open(kept: Kept): Promise<void>;
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
  prospect(fighter: string): Promise<Prospect>;
  why(thing: Thing): Promise<Reason | null>;
  /** The game as it was after so many answers, by anybody's eyes; changes nothing. */
  look(seq: number, eyes: Eyes): Promise<Update>;
}
