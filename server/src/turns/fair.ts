/** Who thinks next: each player in turn, whoever had none for longest first, however many tables one has. */
import { LEVEL, type Level, paceOf } from '@peerless/ai';
import type { Lane, Wish } from './turns.ts';

export interface Turn {
  player: string;
  lane: Lane;
  /** A process that has not said by then that it is over is gone. */
  until: number;
}
/** All that is to be known; wishes and turns by question. */
export interface Book {
  wishes: Map<string, Wish>;
  turns: Map<string, Turn>;
  /** How many turns there were; the last one of each player in a lane. No clock: that may go back. */
  count: number;
  served: Map<string, number>;
}

export const questionOf = ({ table, at }: Pick<Wish, 'table' | 'at'>): string => `${table} ${at}`;
export const servedIn = (lane: Lane, player: string): string => `${lane} ${player}`;

/** Milliseconds of thinking from which on a level is slow. */
const SLOW = 1_000;
export const laneOf = (level: Level): Lane => (LEVEL[level].milliseconds < SLOW ? 'quick' : 'slow');

/** Turns of one player at once. */
export const MOST_AT_ONCE: Record<Lane, number> = { quick: 4, slow: 1 };
/** Milliseconds that a turn may take beyond its pace. */
const GRACE = 5_000;
export const turnOf = ({ player, level }: Wish, now: number): Turn => ({ player, lane: laneOf(level), until: now + paceOf(level) + GRACE });

/** Turns after which it no longer matters who had one. */
const FORGOTTEN = 1_000;
/** Takes out what is over by itself, and says what that was. */
export function tidied({ wishes, turns, served, count }: Book, now: number): Record<'wishes' | 'turns' | 'served', string[]> {
  const late = (all: Map<string, { until: number }>): string[] =>
    [...all].flatMap(([question, { until }]) => (until <= now ? [question] : []));
  const over = {
    wishes: late(wishes),
    turns: late(turns),
    served: [...served].flatMap(([key, number]) => (number + FORGOTTEN <= count ? [key] : [])),
  };
  for (const question of over.wishes) wishes.delete(question);
  for (const question of over.turns) turns.delete(question);
  for (const key of over.served) served.delete(key);
  return over;
}

/** Those who wait in a lane, in their order: one table of each player, then another one of each. Of one player's tables, who waited longest comes first. */
export function waitingIn({ wishes, turns, served }: Book, lane: Lane): Wish[] {
  const byPlayer = new Map<string, Wish[]>();
  for (const [question, wish] of wishes) {
    if (turns.has(question) || laneOf(wish.level) !== lane) continue;
    const own = byPlayer.get(wish.player);
    if (own) own.push(wish);
    else byPlayer.set(wish.player, [wish]);
  }
  for (const own of byPlayer.values()) own.sort((a, b) => a.since - b.since);
  const lastOf = ({ player }: Wish): number => served.get(servedIn(lane, player)) ?? 0;
  const players = [...byPlayer.values()].sort(([a], [b]) => lastOf(a) - lastOf(b) || a.since - b.since);
  const rounds = Math.max(0, ...players.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => players.flatMap((own) => own.slice(round, round + 1))).flat();
}

export function nextIn(book: Book, lane: Lane): Wish | undefined {
  const busy = new Map<string, number>();
  for (const turn of book.turns.values()) if (turn.lane === lane) busy.set(turn.player, (busy.get(turn.player) ?? 0) + 1);
  return waitingIn(book, lane).find(({ player }) => (busy.get(player) ?? 0) < MOST_AT_ONCE[lane]);
}
