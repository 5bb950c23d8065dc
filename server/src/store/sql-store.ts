/** A store on a database: everything but how it is opened and how a log grows, which each database does in its quickest way. */
import * as announcements from './announcements.ts';
import { annul } from './annulling.ts';
import * as friends from './friends.ts';
import * as governing from './governing.ts';
import * as holidays from './holidays.ts';
import * as logs from './logs.ts';
import { pairs } from './pairs.ts';
import * as people from './people.ts';
import * as reports from './reports.ts';
import * as results from './results.ts';
import * as seeks from './seeks.ts';
import { type Database, rows, type Steps } from './steps.ts';
import type { Store } from './store.ts';
import * as telling from './telling.ts';

export const sqlStore = ({ run, atomically }: Database, own: Pick<Store, 'append' | 'backup' | 'close'>): Store => ({
  ...own,
  read: (table, from = 0) => run(logs.read(table, from)),
  lengths: (tables) => run(logs.lengths(tables)),
  openTables: (limit) => run(logs.openTables(limit)),
  liveTables: (limit) => run(logs.liveTables(limit)),
  tablesOf: (player) => run(logs.tablesOf(player)),
  tablemates: (player) => run(logs.tablemates(player)),
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
  blocksAmong: (players) => run(people.blocksAmong(players)),

  follow: (...follow) => atomically(friends.follow(...follow)),
  followed: (player) => run(friends.followed(player)),
  challenge: (one) => atomically(friends.challenge(one)),
  challenges: (player) => run(friends.challenges(player)),

  secret: (name, value) => atomically(telling.secret(name, value)),
  addDevice: (...device) => atomically(telling.addDevice(...device)),
  moveDevice: (before, device, at) => atomically(telling.moveDevice(before, device, at)),
  removeDevice: (endpoint, player) => atomically(telling.removeDevice(endpoint, player)),
  devices: (player) => run(telling.devices(player)),
  wish: (player, wishes) => atomically(telling.wish(player, wishes)),
  wishes: (player) => run(telling.wishes(player)),
  dueNotices: (by, limit) => run(telling.dueNotices(by, limit)),
  notices: (table, by) => run(telling.notices(table, by)),
  settleNotice: (...notice) => atomically(telling.settleNotice(...notice)),

  ratings: (player) => run(results.ratings(player)),
  ratingsIn: (pool, players) => run(results.ratingsIn(pool, players)),
  leaders: (pool, limit) => run(results.leaders(pool, limit)),
  heroes: (player) => run(results.heroes(player)),
  games: (player, limit, which) => run(results.games(player, limit, which)),
  against: (player, other) => run(results.against(player, other)),

  marks: (player) => run(governing.marks(player)),
  find: (text, limit) => run(governing.find(text, limit)),
  mark: (...mark) => atomically(governing.mark(...mark)),
  rename: (...name) => atomically(governing.rename(...name)),
  annul: (table, act) => atomically(annul(table, act)),
  pairs: (since) => run(pairs(since)),
  report: (made) => atomically(reports.report(made)),
  reports: (limit) => run(reports.reports(limit)),
  settle: (report, act) => atomically(reports.settle(report, act)),
  announce: (...made) => atomically(announcements.announce(...made)),
  announcements: (at) => run(announcements.announcements(at)),
  withdraw: (...id) => atomically(announcements.withdraw(...id)),
  note: (act) => atomically(governing.note(act)),
  acts: (limit, about) => run(governing.acts(limit, about)),

  holidays: (player, change) => atomically(holidays.holidays(player, change)),

  seek: (waiting) => atomically(seeks.seek(waiting)),
  stopSeeking: (player) => atomically(seeks.stopSeeking(player)),
  leave: (player) => atomically(seeks.leave(player)),
  stillSeeking: (players, at) => atomically(seeks.stillSeeking(players, at)),
  seeking: (seenSince = 0) => run(seeks.seeking(seenSince)),
  seekOf: (player, at) => run(seeks.seekOf(player, at)),
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
