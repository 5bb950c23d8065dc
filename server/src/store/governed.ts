/** What operators do with the store, and what is kept of it. */
import type { Announcement, PlayerCard, ReportReason } from '@peerless/protocol';

/** What was decided about a player: until when they may not speak or come; whether they are on no leaderboard. */
export interface Marks {
  /** Milliseconds since 1970; 0: not at all. */
  muted: number;
  banned: number;
  unlisted: boolean;
}
export const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** Something that an operator did. It names players and tables by their ids only: names are forgotten with their players. */
export interface Act {
  at: number;
  operator: string;
  what: string;
  /** The id of a player, a table or a report; '' if it is about none. */
  about: string;
  details: Record<string, string | number>;
}
export interface Found extends Marks {
  player: PlayerCard;
  since: number;
}

/** Two who have played each other for points: how often, how many games each has won, how many were short, and on how many days. */
export interface Pair {
  players: [PlayerCard, PlayerCard];
  games: number;
  won: [number, number];
  short: number;
  days: number;
  /** When the last game ended. */
  last: number;
}

/** What one player reports of another, perhaps a line that was said at a table then; `text` is null if it is not known any more. */
export interface ReportMade {
  at: number;
  by: string;
  about: string;
  why: ReportReason;
  table: string | null;
  said: { at: number; text: string | null } | null;
}
/** The same as it waits for operators. */
export interface Reported {
  id: string;
  at: number;
  by: PlayerCard;
  about: PlayerCard;
  why: ReportReason;
  table: string | null;
  said: string | null;
}

/** What an operator has announced; see Announcement of the protocol. */
export interface Announced extends Announcement {
  id: string;
}

/** Each is done together with the note that it was done, or not at all. */
export interface Governed {
  /** Nothing, if there is no such player. */
  marks(player: string): Promise<Marks | undefined>;
  /** By id, or by a part of the name; those who came last first. */
  find(text: string, limit: number): Promise<Found[]>;
  /** False if there is no such player. */
  mark(player: string, marks: Partial<Marks>, act: Act): Promise<boolean>;
  rename(player: string, name: string, act: Act): Promise<boolean>;
  /** A game that shall not count: its result stays and is shown, the ratings of its pool are reckoned again without it. */
  annul(table: string, act: Act): Promise<'annulled' | 'annulledBefore' | 'noResult'>;
  /** Those with several games since then, the most first. */
  pairs(since: number): Promise<Pair[]>;
  /** Of games with each other the last one, if no table is named. The same again is nothing new; false: too many of this player wait. */
  report(made: ReportMade): Promise<boolean>;
  /** Those that wait, the first first. */
  reports(limit: number): Promise<Reported[]>;
  /** Dealt with: it waits no more, and the note tells whom it was about. False if it does not wait. */
  settle(report: string, act: Act): Promise<boolean>;
  announce(made: Announced, act: Act): Promise<void>;
  /** Those whose time is not up by then, the latest first. */
  announcements(at: number): Promise<Announced[]>;
  /** False if there is none of that id. */
  withdraw(id: string, act: Act): Promise<boolean>;
  note(act: Act): Promise<void>;
  /** The latest first. */
  acts(limit: number, about?: string): Promise<Act[]>;
}
