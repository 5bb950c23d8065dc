/** For the tests of power cuts, as a process of its own: writes to a store, and says what was acknowledged as soon as it is. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteStore } from '../../server/src/store/sqlite.ts';
import type { Store } from '../../server/src/store/store.ts';

export type Acknowledged =
  | { did: 'append'; table: string; length: number }
  | { did: 'createPlayer'; player: string }
  | { did: 'finish'; player: string; table: string }
  | { did: 'forget'; player: string }
  | { did: 'close' };

const [file] = process.argv.slice(2);
const TABLES = 6;
const APPENDS = 4;
/** Milliseconds. */
const A_MOMENT = 50;
const SUMMARY = { phase: 'playing' as const, isPublic: true, isWatchable: true, players: ['a', 'b'], due: null };

const say = (what: Acknowledged): void => void process.stdout.write(`${JSON.stringify(what)}\n`);

async function play(store: Store, table: string, from: number, phase: 'playing' | 'over'): Promise<void> {
  for (let length = from + 1; length <= from + APPENDS; length++) {
    const summary = { ...SUMMARY, phase: length === from + APPENDS ? phase : 'playing' };
    await store.append({ table, from: length - 1, entries: [{ do: 'stand', seat: 0, at: length - 1 }], summary });
    say({ did: 'append', table, length });
  }
}
const create = (store: Store, player: string): Promise<void> =>
  store.createPlayer({ id: player, name: player, emblem: 'alice' }, `key of ${player}`, `code of ${player}`, 1);
async function finish(store: Store, round: number): Promise<void> {
  const [player, table] = [`player${round}`, `finished${round}`];
  await create(store, player);
  say({ did: 'createPlayer', player });
  await play(store, table, 0, 'over');
  const seats = [player, null].map((each) => ({ player: each, level: each ? null : 'hard', hero: 'alice' }));
  const game = { table, pool: 'bots', board: 'soho', ended: round, rated: false, isTooShort: false, lasted: 1, winners: [0] } as const;
  await store.finish({ ...game, winners: [...game.winners], seats }, () => []);
  say({ did: 'finish', player, table });
}
async function forget(store: Store, player: string): Promise<void> {
  await create(store, player);
  await store.forget(player);
  say({ did: 'forget', player });
}
async function write(store: Store, round: number): Promise<void> {
  const tables = Array.from({ length: TABLES }, (_, n) => play(store, `table${n}`, round * APPENDS, 'playing'));
  await Promise.all([...tables, finish(store, round)]);
}

/** What was written is carried from the log into the file: it has changed, and nothing changes it any more. */
async function carried(since: number): Promise<void> {
  const changed = (): number => statSync(file).mtimeMs;
  while (changed() === since) await sleep(A_MOMENT);
  for (let last = 0; last !== changed(); await sleep(A_MOMENT)) last = changed();
}

const store = await sqliteStore(file);
for (const round of [0, 1, 2]) {
  const { mtimeMs } = statSync(file);
  await write(store, round);
  await carried(mtimeMs);
}
await store.close();
say({ did: 'close' });
const again = await sqliteStore(file);
await forget(again, 'passing');
await write(again, 3);
process.exit();
