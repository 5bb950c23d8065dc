/** What happens at a table, as it is written down: the log is the truth, everything else follows from it. */
import type { Level } from '@peerless/ai/level-names';
import type { Choice, Origin } from '@peerless/engine';
import type { StandingAnswer, TableOptions } from '@peerless/protocol';

export type SeatOffer = { kind: 'open' } | { kind: 'reserved'; for: string | null } | { kind: 'computer'; level: Level };
export type Say = 'ask' | 'agree' | 'refuse';

export type Happening =
  /** `together`: all people sit at one device, and whoever speaks there speaks for all. */
  | { do: 'open'; by: string; options: TableOptions; seats: SeatOffer[]; invite: string; together?: true }
  | { do: 'sit'; seat: number; player: string }
  | { do: 'stand'; seat: number }
  | { do: 'offer'; seat: number; as: SeatOffer }
  | { do: 'ban'; seat: number; hero: string }
  | { do: 'pick'; seat: number; hero: string }
  /** Everything is agreed; the seed is known to the host alone until the game is over. */
  | ({ do: 'start' } & Origin)
  /** `standing`: given by the standing answer of that number. */
  | { do: 'answer'; seat: number; choice: Choice; standing?: number }
  /** What a seat will answer when it is asked, instead of what it has said before. Only its owner is told. */
  | { do: 'standing'; seat: number; answers: StandingAnswer[] }
  | { do: 'concede'; seat: number; because: 'own' | 'time' }
  /** `to` is how many answers will be left if all agree; `free`: nobody has learned anything since, and it leaves no mark. */
  | { do: 'takeBack'; seat: number; say: Say; to: number; free?: true }
  /** What was taken back last happens again; only together. */
  | { do: 'redo' }
  | { do: 'draw'; seat: number; say: Say }
  /** The time of a seat stands still until then; null: it runs again. */
  | { do: 'holiday'; seat: number; until: number | null }
  | { do: 'abandon' };

/** With when it happened, in milliseconds since 1970. */
export type Entry = Happening & { at: number };

const CHANGES_GAME: readonly Entry['do'][] = ['start', 'answer', 'concede', 'redo'];
export const changesGame = ({ do: what }: Entry): boolean => CHANGES_GAME.includes(what);
