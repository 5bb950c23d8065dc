/** Nobody sits at more tables that are not over than these, however many sockets ask at once. */
import { Refused } from '@peerless/host';
import type { Store } from '../store/store.ts';

export const MOST_TABLES = 20;

export interface Seating {
  /** Takes a seat, if the player has room for one more table. Looking for opponents counts as one. */
  sit<T>(player: string, task: () => Promise<T>): Promise<T>;
  /** Looks for opponents, if the player will have room for the table that is found. */
  seek(player: string, task: () => Promise<void>): Promise<void>;
  /** Takes a seat at a table with somebody else. */
  join<T>(player: string, other: string, task: () => Promise<T>): Promise<T>;
  /** While nothing else is done about the seats of these players. */
  alone<T>(players: readonly string[], task: () => Promise<T>): Promise<T>;
}

export function seating(store: Pick<Store, 'tablesOf' | 'seeking'>): Seating {
  const tails = new Map<string, Promise<unknown>>();
  const one = async <T>(player: string, task: () => Promise<T>): Promise<T> => {
    const done = (tails.get(player) ?? Promise.resolve()).then(task);
    const tail = done.catch(() => {});
    tails.set(player, tail);
    void tail.then(() => tails.get(player) === tail && tails.delete(player));
    return done;
  };
  /** In the same order for everybody: nobody waits for one who waits for them. */
  const alone: Seating['alone'] = (players, task) => {
    const [first, ...rest] = players.toSorted();
    return first === undefined ? task() : one(first, () => alone(rest, task));
  };
  const isSeeking = async (player: string): Promise<boolean> => (await store.seeking()).some((waiting) => waiting.player === player);
  const left = async (player: string): Promise<number> => MOST_TABLES - (await store.tablesOf(player)).length;
  const refuse = (): never => {
    throw new Refused('tooManyTables');
  };
  const hasRoom = async (player: string): Promise<void> => {
    const room = await left(player);
    if (room < 1 || (room === 1 && (await isSeeking(player)))) refuse();
  };
  return {
    sit: (player, task) =>
      one(player, async () => {
        await hasRoom(player);
        return task();
      }),
    seek: (player, task) =>
      one(player, async () => {
        if ((await left(player)) < 1) refuse();
        await task();
      }),
    join: (player, other, task) =>
      alone([player, other], async () => {
        await hasRoom(player);
        return task();
      }),
    alone,
  };
}
