/** Where games and players are kept. Any process may write to any game: an append names the length it expects, and is refused if another was quicker. */
import type { Entry } from '@peerless/host';
import type {
  Device,
  HeadToHead,
  HeroStatistics,
  Leader,
  Phase,
  PlayedGame,
  PlayerCard,
  Pool,
  Rating,
  Seek,
  Sought,
  SoughtPool,
  Tidings,
  Wishes,
} from '@peerless/protocol';
import type { NewRating, OldRating, Result } from '../ratings/ratings.ts';
import type { Governed } from './governed.ts';

/** What lists show of a table and what finds it again; changes with its log. */
export interface Summary {
  phase: Phase;
  isPublic: boolean;
  /** May others watch? */
  isWatchable: boolean;
  /** Whoever sits there. */
  players: string[];
  /** Something is due then without anybody's doing (a clock, a table given up): milliseconds since 1970. */
  due: number | null;
}
export interface Stored {
  summary: Summary;
  entries: Entry[];
}
/** At a table with a seat for `other`. */
export interface Challenged {
  table: string;
  player: string;
  other: string;
}
/** Somebody is to be told of something at a table, if it is still so then. */
export interface Notice {
  player: string;
  what: Tidings;
  due: number;
}
export interface NoticeDue extends Notice {
  /** How often it could not be told. */
  tries: number;
}
/** Of a player, in this year: whole days that are over, and the holiday that goes on; both 0: there is none. */
export interface Holidays {
  year: number;
  spent: number;
  begins: number;
  ends: number;
}
export interface Append {
  table: string;
  /** How long the log must be; 0 opens the table. */
  from: number;
  entries: Entry[];
  summary: Summary;
  /** Noted with it, for those who have a device to be told by. */
  notices?: Notice[];
}

export interface Waiting extends Seek {
  player: string;
  points: Record<SoughtPool, number>;
  since: number;
  /** When they were there last. */
  seen: number;
}

/** Which games of a player are told. */
export interface Which {
  /** Games at private tables are for those who sat there; null: for somebody unknown. By default the player asks. */
  seenBy?: string | null;
  /** Those before this one; of games that ended together, by their ids. */
  before?: Pick<PlayedGame, 'ended' | 'id'>;
}

export interface Store extends Governed {
  /** True if it was written; false if the log has another length. Written means: survives a crash. */
  append(append: Append): Promise<boolean>;
  /** The log from a place on; undefined if there is no such table. Finished games are found as well. */
  read(table: string, from?: number): Promise<Stored | undefined>;
  /** How long the logs of these tables are. */
  lengths(tables: readonly string[]): Promise<Map<string, number>>;
  /** Public tables waiting for players, and tables that may be watched; the newest first. */
  openTables(limit: number): Promise<string[]>;
  liveTables(limit: number): Promise<string[]>;
  /** Tables not yet over where the player sits. */
  tablesOf(player: string): Promise<string[]>;
  /** Who sits with them at any of those. */
  tablemates(player: string): Promise<string[]>;
  /** Tables where something is due by then, the most urgent first. */
  dueTables(by: number, limit: number): Promise<{ table: string; due: number }[]>;

  /** Writes a result once, with the ratings that follow from it, and with what it weighs for them: false if that table has one already. A finished log is packed. */
  finish(result: Result, rate: (ratings: OldRating[]) => NewRating[]): Promise<boolean>;
  /** Ratings before and after, by seat, as `finish` wrote them. */
  changes(table: string): Promise<{ seat: number; before: number; after: number }[]>;

  createPlayer(card: PlayerCard, keyHash: string, recoveryHash: string, at: number): Promise<void>;
  playerByKey(keyHash: string): Promise<PlayerCard | undefined>;
  players(ids: readonly string[]): Promise<Map<string, PlayerCard>>;
  since(player: string): Promise<number | undefined>;
  change(player: string, card: { name?: string; emblem?: string }): Promise<void>;
  keysOf(player: string): Promise<string[]>;
  /** Done by somebody with a key, `by`: one more key; another recovery code; no key but that one, and another code. False if it is no key of theirs any more. */
  addKey(player: string, by: string, keyHash: string): Promise<boolean>;
  setRecovery(player: string, by: string, recoveryHash: string): Promise<boolean>;
  revokeOthers(player: string, by: string, recoveryHash: string): Promise<boolean>;
  /** One more key for whoever knows the recovery code. */
  recover(recoveryHash: string, keyHash: string): Promise<PlayerCard | undefined>;
  /** Name, keys, ratings, blocks, lines: everything; finished games stay without the name. */
  forget(player: string): Promise<void>;
  block(player: string, other: string, on: boolean): Promise<void>;
  blocked(player: string): Promise<string[]>;
  blocksAmong(players: readonly string[]): Promise<{ player: string; other: string }[]>;

  follow(player: string, other: string, on: boolean): Promise<void>;
  followed(player: string): Promise<string[]>;
  challenge(challenge: Challenged): Promise<void>;
  /** By and to a player, neither accepted nor declined; the latest first. */
  challenges(player: string): Promise<Challenged[]>;

  /** What is kept under this name; this, if nothing was. */
  secret(name: string, value: string): Promise<string>;
  addDevice(player: string, device: Device, at: number): Promise<void>;
  /** The browser goes by another place and other keys from now on; nothing happens where there was none with this secret. */
  moveDevice(before: Pick<Device, 'endpoint'> & { auth: string }, device: Omit<Device, 'lang'>, at: number): Promise<void>;
  /** Of this player, or whoever's it is. */
  removeDevice(endpoint: string, player?: string): Promise<void>;
  devices(player: string): Promise<Device[]>;
  wish(player: string, wishes: Wishes): Promise<void>;
  wishes(player: string): Promise<Wishes | undefined>;
  /** Tables of which something is to be told by then, the most urgent first. */
  dueNotices(by: number, limit: number): Promise<{ table: string; due: number }[]>;
  notices(table: string, by: number): Promise<NoticeDue[]>;
  /** Later, or done with (null); not if it was noted anew meanwhile. */
  settleNotice(table: string, notice: NoticeDue, next: number | null): Promise<void>;

  ratings(player: string): Promise<Rating[]>;
  /** Of those among these who have one. */
  ratingsIn(pool: Pool, players: readonly string[]): Promise<Map<string, Rating>>;
  leaders(pool: Pool, limit: number): Promise<Leader[]>;
  heroes(player: string): Promise<HeroStatistics[]>;
  /** The latest first. */
  games(player: string, limit: number, which?: Which): Promise<PlayedGame[]>;
  against(player: string, other: string): Promise<HeadToHead>;

  /** What a player has of holidays, after this change of it; changes of one player come one after the other. */
  holidays(player: string, change: (kept: Holidays | undefined) => Holidays): Promise<Holidays>;

  /** Puts a player in the queue, or moves them; and takes them out. */
  seek(waiting: Waiting): Promise<void>;
  stopSeeking(player: string): Promise<void>;
  /** They have left: what does not stand for days is sought no more. */
  leave(player: string): Promise<void>;
  /** They are still there. */
  stillSeeking(players: readonly string[], at: number): Promise<void>;
  /** Those in the queue who were seen since then, and those whose seek stands on at that time. */
  seeking(seenSince?: number): Promise<Waiting[]>;
  /** What the player looks for, if it stands for days and still does. */
  seekOf(player: string, at: number): Promise<Sought | undefined>;
  /** Takes these players out of the queue: true if all of them were in it. Nobody is matched twice. */
  match(players: readonly string[]): Promise<boolean>;

  /** Is it there, sound as far as it can tell, and can it be written to? */
  check(): Promise<void>;
  /** A sound copy while everything goes on; embedded stores only. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}
