/** Computer players at the tables: they have their turns to think in fair order, where somebody waits for them, and answer at their pace. */
import { randomInt } from 'node:crypto';
import { paceOf } from '@peerless/ai';
import { askedLevel, questionTo, Refused, type Table } from '@peerless/host';
import type { Bus } from '../bus/bus.ts';
import { laneOf } from '../turns/fair.ts';
import { LANES, type Lane, type Turns, type Wish } from '../turns/turns.ts';
import type { Tables } from './tables.ts';
import type { Room, Think } from './thinking.ts';

export interface Computers {
  /** Somebody has come to a table or done something there, and waits for what follows. */
  attend(table: string): Promise<void>;
  /** Something has happened at a table. */
  changed(table: Table): void;
  /** Wishes again what is still waited for, here or on a process that is gone. */
  renew(): void;
  /** Tells those who look how many go before their table. */
  tellWaits(): Promise<void>;
  /** How many wait for their turn at tables that are looked at here. */
  readonly waiting: number;
  close(): Promise<void>;
}
export interface Surroundings {
  tables: Tables;
  turns: Turns;
  bus: Bus;
  think: Think;
  room: Room;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  isLookedAt(table: string): boolean;
  /** How many go before it; null: it waits no more. */
  tell(table: string, ahead: number | null): void;
  /** With the table whose computer player could not think, where it is one. */
  failed(problem: Error, table?: string): void;
}

/** A game that nobody has looked at for so long is left alone until somebody does. */
export const AWAY = 60_000;

export function computers({ tables, turns, bus, think, room, now, wait, isLookedAt, tell, failed }: Surroundings): Computers {
  /** When somebody was last there; where a computer player is waited for; whose turn it is here. */
  const seen = new Map<string, number>();
  const wished = new Map<string, Wish>();
  const running = new Map<string, { wish: Wish; stop: AbortController; done: Promise<void> }>();
  /** What was said of those who wait. */
  const told = new Map<string, number>();
  const free: Room = { ...room };
  const isFilling: Record<Lane, boolean> = { quick: false, slow: false };
  const isWanting: Record<Lane, boolean> = { quick: false, slow: false };
  let isClosed = false;

  const lastSeen = (table: string): number => {
    if (isLookedAt(table)) seen.set(table, now());
    return seen.get(table) ?? 0;
  };
  const isWaiting = (table: string): boolean => wished.has(table) && !running.has(table);
  const wish = (wanted: Wish): void => {
    const lane = laneOf(wanted.level);
    wished.set(wanted.table, wanted);
    turns.wish(wanted);
    // Where there is no room here, there may be some on another process.
    void fill(lane).then(() => isWaiting(wanted.table) && bus.publish('turns', lane));
  };
  const saidNoMore = (table: string): void => {
    if (told.delete(table)) tell(table, null);
  };
  const forget = (table: string): void => {
    const before = wished.get(table);
    if (!before) return;
    wished.delete(table);
    turns.drop(before);
    saidNoMore(table);
  };
  const changed = (table: Table): void => {
    const { id, askedAt: at, host } = table;
    const level = askedLevel(table);
    const isAsked = (question: Wish | undefined): boolean => level !== undefined && question?.at === at;
    const turn = running.get(id);
    if (turn && !isAsked(turn.wish)) turn.stop.abort();
    if (isAsked(wished.get(id))) return;
    forget(id);
    if (level === undefined) return;
    const until = lastSeen(id) + AWAY;
    if (until > now()) wish({ table: id, at, player: host, level, since: now(), until });
  };

  /** Gives turns as long as there is room. */
  const fill = async (lane: Lane): Promise<void> => {
    isWanting[lane] = true;
    if (isFilling[lane]) return;
    isFilling[lane] = true;
    try {
      while (isWanting[lane] && free[lane] > 0 && !isClosed) {
        isWanting[lane] = false;
        const next = await turns.next(lane);
        if (!next) continue;
        isWanting[lane] = true;
        if (isClosed) turns.end(next);
        else begin(next, lane);
      }
    } catch (problem) {
      if (!isClosed) failed(problem as Error);
    } finally {
      isFilling[lane] = false;
    }
  };
  const begin = (next: Wish, lane: Lane): void => {
    saidNoMore(next.table);
    free[lane]--;
    const stop = new AbortController();
    const done = turn(next, stop.signal)
      .catch((problem) => {
        // Somebody was quicker, which is as good.
        if (!(problem instanceof Refused)) failed(problem, next.table);
      })
      .then(() => {
        if (running.get(next.table)?.wish === next) running.delete(next.table);
        turns.end(next);
        free[lane]++;
        void fill(lane);
      });
    running.set(next.table, { wish: next, stop, done });
  };
  /** It lasts as long whatever there was to think about, for the player's other tables and for everybody else's too. */
  const turn = async ({ table: id, at, level }: Wish, stop: AbortSignal): Promise<void> => {
    const stopped = new Promise<undefined>((resolve) => stop.addEventListener('abort', () => resolve(undefined)));
    const pace = wait(paceOf(level));
    if (await tables.read(id, ({ length }) => length < at)) await tables.refresh(id);
    const asked = await tables.read(id, questionTo);
    if (!asked || asked.at !== at || asked.level !== level || stop.aborted) return;
    const { seat, masked } = asked;
    const choice = await Promise.race([think({ level, seed: randomInt(2 ** 31), masked }, stop), stopped]);
    await Promise.race([pace, stopped]);
    if (stop.aborted || choice === undefined) return;
    await tables.act(id, (table) => {
      if (table.askedAt !== at || table.phase !== 'playing') throw new Refused('stale');
      return { do: 'answer', seat, choice };
    });
  };

  bus.subscribe('turns', (lane) => void fill(lane as Lane));
  return {
    async attend(id) {
      seen.set(id, now());
      // Whoever has just come has not heard it.
      told.delete(id);
      await tables.read(id, changed);
    },
    changed,
    renew() {
      for (const [id, at] of seen) if (at + AWAY <= now() && !isLookedAt(id)) seen.delete(id);
      for (const [id, wanted] of wished) {
        const until = lastSeen(id) + AWAY;
        if (until > now()) turns.wish({ ...wanted, until });
        else forget(id);
      }
      for (const lane of LANES) void fill(lane);
    },
    async tellWaits() {
      if (!told.size && ![...wished.keys()].some(isWaiting)) return;
      const ahead = new Map<string, number>();
      for (const lane of Object.values(await turns.waiting())) for (const [n, { table }] of lane.entries()) ahead.set(table, n);
      for (const id of wished.keys()) {
        const number = isWaiting(id) ? ahead.get(id) : undefined;
        if (number === undefined) saidNoMore(id);
        else if (number !== told.get(id)) {
          told.set(id, number);
          tell(id, number);
        }
      }
    },
    get waiting() {
      return [...wished.keys()].filter(isWaiting).length;
    },
    async close() {
      isClosed = true;
      const last = [...running.values()];
      for (const { stop } of last) stop.abort();
      await Promise.all(last.map(({ done }) => done));
      await turns.close();
    },
  };
}
