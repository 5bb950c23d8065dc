/** Where players find each other. */
import type { PlayerCard, Pool, Standing } from './people.ts';
import type { Clock, Phase, TableOptions } from './seats.ts';

/** A table in the lobby. */
export interface TableCard {
  id: string;
  phase: Phase;
  options: TableOptions;
  seats: { player: PlayerCard | null; level: string | null; isOpen: boolean; hero: string | null; rating: Standing | null }[];
  board: string | null;
  turn: number;
  watchers: number;
}
/** When people come together; in milliseconds since 1970. */
export interface ClubHour {
  begins: number;
  ends: number;
}
/** A club hour, or a message that is shown until `ends`; what the operator says, in their own words. */
export interface Announcement {
  begins: number | null;
  ends: number;
  says: string | null;
}
export interface Lobby {
  /** Waiting for players. */
  open: TableCard[];
  /** To be watched. */
  live: TableCard[];
  online: number;
  /** Who looks for opponents: anybody may take them. */
  seeks: SeekCard[];
  /** Messages of the operator, and the club hour that is or the next. */
  club: Announcement[];
}
export const SOUGHT_POOLS = ['duel', 'freeForAll', 'teams'] as const satisfies readonly Pool[];
export type SoughtPool = (typeof SOUGHT_POOLS)[number];
const MINUTE = 60;
const MORE = 5;
/** Clocks that strangers agree on. */
export const PACES = {
  five: { kind: 'bank', seconds: 5 * MINUTE, increment: MORE },
  ten: { kind: 'bank', seconds: 10 * MINUTE, increment: MORE },
  twenty: { kind: 'bank', seconds: 20 * MINUTE, increment: MORE },
  none: { kind: 'none' },
  oneDay: { kind: 'days', days: 1, bank: 3 },
  threeDays: { kind: 'days', days: 3, bank: 3 },
} as const satisfies Record<string, Clock>;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];
/** Is nobody needed at once? */
export const isByDays = (pace: Pace): boolean => PACES[pace].kind === 'days';
export const RATEDNESSES = ['either', 'rated', 'casual'] as const;
export type Ratedness = (typeof RATEDNESSES)[number];
/** How far apart in points at most. */
export const DISTANCES = [100, 200, 400] as const;

/** Everything that a player accepts who wants opponents: any of the pools, any of the paces. */
export interface Seek {
  pools: readonly SoughtPool[];
  /** The dearest first. */
  paces: readonly Pace[];
  rated: Ratedness;
  /** Opponents within so many points; null: any. */
  within: number | null;
  /** It stands for so many days, also while the player is away; 0: until they leave. */
  days: number;
}
/** Of a search that goes on while the player is away, where nobody says otherwise; and of the games that come of it then. */
export const STANDING_DAYS = 3;
const WHILE_AWAY: Pace = 'threeDays';
/** What is sought where nobody says otherwise: as much as most people like, also while they are away, so that few find many. */
export const ANY_DUEL: Seek = {
  pools: ['duel'],
  paces: ['ten', 'twenty', 'none', WHILE_AWAY],
  rated: 'either',
  within: null,
  days: STANDING_DAYS,
};
export const LONGEST_STANDING = 14;
/** With something else chosen. Nobody who is away is found without a pace by days: it is added for a search that stands, which ends with the last of them. */
export function soughtWith(seek: Seek, part: Partial<Seek> = {}): Seek {
  const next = { ...seek, ...part };
  if (!next.days || next.paces.some(isByDays)) return next;
  return part.paces ? { ...next, days: 0 } : { ...next, paces: [...next.paces, WHILE_AWAY] };
}
/** A game that a seek can become. */
export interface Terms {
  pool: SoughtPool;
  pace: Pace;
  rated: boolean;
}
/** A seek in the lobby. */
export interface SeekCard {
  player: PlayerCard;
  seek: Seek;
  /** Of the player, in each of the pools. */
  points: Record<SoughtPool, number>;
  since: number;
  isHere: boolean;
}
/** What a player looks for now. */
export type Sought = Pick<SeekCard, 'seek' | 'since'>;
