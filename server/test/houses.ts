/** Houses that are closed after each test, a clock that the test moves, and people at a table. */
import type { TableOptions } from '@peerless/protocol';
import { afterEach } from 'vitest';
import type { Hall, Parts } from '../src/hall.ts';
import type { Job, Jobs } from '../src/jobs/jobs.ts';
import { passingStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { DUEL, house, type Visitor, visitor } from './house.ts';
import './sound.ts';

export function houses(): typeof house {
  const open: Hall[] = [];
  afterEach(async () => {
    for (const own of open.splice(0).reverse()) await own.close();
  });
  return async (parts) => {
    const own = await house(parts);
    open.push(own);
    return own;
  };
}
/** For another process on the same store, which the first one closes. */
export const sameStore = ({ store }: Hall): Pick<Parts, 'store'> => ({ store: { ...store, close: async () => {} } });

export interface Watch {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  steady(): number;
  jobs: Jobs;
  /** Lets so many milliseconds pass, and does what is due meanwhile, each at its time. */
  pass(milliseconds: number): Promise<void>;
}
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** `settled` resolves when what was begun has come to a stop; without it each job is waited for. */
export function stopwatch(start = 1_900_000_000_000, settled?: () => Promise<void>): Watch {
  let time = start;
  const waiting = new Map<string, { at: number; job: Job }>();
  const asleep = new Set<{ at: number; wake(): void }>();
  let worker: ((job: Job) => Promise<void>) | undefined;
  const work = async (key: string, job: Job): Promise<void> => {
    waiting.delete(key);
    const done = worker?.(job);
    if (!settled) await done;
    else void done?.catch(() => {});
  };
  return {
    now: () => time,
    wait: (milliseconds) => new Promise((wake) => void asleep.add({ at: time + milliseconds, wake })),
    steady: () => time - start,
    jobs: {
      at: (at, job) => void waiting.set(`${job.kind} ${job.table}`, { at, job }),
      work(doing) {
        worker = doing;
      },
      check: async () => {},
      close: async () => waiting.clear(),
    },
    async pass(milliseconds) {
      const until = time + milliseconds;
      for (;;) {
        await settled?.();
        const [sleeper] = [...asleep].sort((a, b) => a.at - b.at);
        const [due] = [...waiting].sort(([, a], [, b]) => a.at - b.at);
        const at = Math.min(sleeper?.at ?? Number.POSITIVE_INFINITY, due?.[1].at ?? Number.POSITIVE_INFINITY);
        if (at > until) break;
        time = Math.max(time, at);
        if (sleeper?.at === at) {
          asleep.delete(sleeper);
          sleeper.wake();
        } else await work(due[0], due[1].job);
      }
      time = until;
    },
  };
}
/** The same with a store, which says when nothing is read or written any more: what follows from it has been done then. */
export async function calmWatch(of?: Store, at?: number): Promise<Watch & { store: Store }> {
  let underway = 0;
  const counted =
    (method: (...given: never[]) => unknown) =>
    async (...given: never[]): Promise<unknown> => {
      underway++;
      try {
        return await method(...given);
      } finally {
        underway--;
      }
    };
  const methods = Object.entries(of ?? (await passingStore())).map(([name, method]) => [name, counted(method)]);
  const store = Object.fromEntries(methods) as Store;
  const settled = async (): Promise<void> => {
    for (let calm = 0; calm < 5; calm = underway ? 0 : calm + 1) await new Promise(setImmediate);
  };
  return { ...stopwatch(at, settled), store };
}

export const HEROES = ['medusa', 'king-arthur', 'alice', 'sinbad'];
const MODES: Record<number, Pick<TableOptions, 'mode' | 'seats'>> = {
  2: { mode: 'duel', seats: 2 },
  3: { mode: 'freeForAll', seats: 3 },
  4: { mode: 'freeForAll', seats: 4 },
};

/** So many people at a table whose host is the first of them; nobody has a hero yet. */
export async function gathered(
  own: Hall,
  count: number,
  options: Partial<TableOptions> = {},
): Promise<{ table: string; players: Visitor[] }> {
  const players: Visitor[] = [];
  for (let n = 0; n < count; n++) players.push(await visitor(own));
  const all = { ...DUEL, board: count > 2 ? 'random' : DUEL.board, ...MODES[count], ...options };
  const { table } = await players[0].ask('create', { options: all, seats: players.map(() => ({ kind: 'open' as const })), mine: 0 });
  const { invite } = (await players[0].ask('open', { table })).table;
  for (const [seat, player] of players.entries()) {
    if (!seat) continue;
    await player.ask('open', { table, invite: invite! });
    await player.ask('sit', { table, seat, invite: invite! });
  }
  return { table, players };
}
/** The same with a game that has begun. */
export async function started(
  own: Hall,
  count: number,
  options: Partial<TableOptions> = {},
): Promise<{ table: string; players: Visitor[] }> {
  const { table, players } = await gathered(own, count, options);
  for (const [seat, player] of players.entries()) await player.ask('pick', { table, hero: HEROES[seat] });
  for (const player of players) await player.until((pushes) => pushes.some((push) => 'update' in push));
  return { table, players };
}
export const askedOf = (players: readonly Visitor[]): Visitor => players.find((player) => player.update().update.answers.length)!;
export const othersOf = (players: readonly Visitor[], one: Visitor): Visitor[] => players.filter((player) => player !== one);
