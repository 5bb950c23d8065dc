/** A store on a database: everything but how it is opened and how a log grows, which each database does in its quickest way. */
import * as logs from './logs.ts';
import * as people from './people.ts';
import * as results from './results.ts';
import * as seeks from './seeks.ts';
import { type Database, rows, type Steps } from './steps.ts';
import type { Store } from './store.ts';

export const sqlStore = ({ run, atomically }: Database, own: Pick<Store, 'append' | 'backup' | 'close'>): Store => ({
  ...own,
  read: (table, from = 0) => run(logs.read(table, from)),
  lengths: (tables) => run(logs.lengths(tables)),
  openTables: (limit) => run(logs.openTables(limit)),
  liveTables: (limit) => run(logs.liveTables(limit)),
  tablesOf: (player) => run(logs.tablesOf(player)),
  dueTables: (by, limit) => run(logs.dueTables(by, limit)),

  finish: (result, rate) => atomically(results.finish(result, rate)),
  changes: (table) => run(results.changes(table)),

  createPlayer: (...player) => atomically(people.createPlayer(...player)),
  playerByKey: (keyHash) => run(people.playerByKey(keyHash)),
  players: (ids) => run(people.players(ids)),
  since: (player) => run(people.since(player)),
  change: (player, card) => atomically(people.change(player, card)),
  keysOf: (player) => run(people.keysOf(player)),
  addKey: (...key) => atomically(people.addKey(...key)),
  setRecovery: (...code) => atomically(people.setRecovery(...code)),
  revokeOthers: (...code) => atomically(people.revokeOthers(...code)),
  recover: (recoveryHash, keyHash) => atomically(people.recover(recoveryHash, keyHash)),
  forget: (player) => atomically(people.forget(player)),
  block: (player, other, on) => atomically(people.block(player, other, on)),
  blocked: (player) => run(people.blocked(player)),

  ratings: (player) => run(results.ratings(player)),
  leaders: (pool, limit) => run(results.leaders(pool, limit)),
  heroes: (player) => run(results.heroes(player)),
  games: (player, limit, which) => run(results.games(player, limit, which)),
  against: (player, other) => run(results.against(player, other)),

  seek: (waiting) => atomically(seeks.seek(waiting)),
  stopSeeking: (player) => atomically(seeks.stopSeeking(player)),
  stillSeeking: (players, at) => atomically(seeks.stillSeeking(players, at)),
  seeking: (seenSince = 0) => run(seeks.seeking(seenSince)),
  match: (players) => atomically(seeks.match(players)),

  check: async () => {
    await run(rows('SELECT version FROM schema_version'));
    await atomically(touched());
  },
});

/** Leaves everything as it is, but has to be written: a full disk cannot, nor can a database that may only be read. */
function* touched(): Steps<void> {
  yield* rows('UPDATE schema_version SET version = version + 1');
  yield* rows('UPDATE schema_version SET version = version - 1');
}
