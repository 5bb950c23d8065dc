/** Whom to tell of what, and where: devices, wishes, and what is still to be told. */
import { type Device, WISHES, type Wishes } from '@peerless/protocol';
import { rows, type Steps } from './steps.ts';
import type { Notice, NoticeDue } from './store.ts';

/** A browser has one place; more of them than anybody uses are forgotten, the oldest first. */
const MOST_DEVICES = 10;

/** What is kept under this name; this, if nothing was. */
export function* secret(name: string, value: string): Steps<string> {
  yield* rows('INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', name, value);
  const [found] = yield* rows<{ value: string }>('SELECT value FROM secrets WHERE name = ?', name);
  return found.value;
}

export function* addDevice(player: string, { endpoint, keys, lang }: Device, at: number): Steps<void> {
  yield* rows(
    `INSERT INTO devices (endpoint, player, p256dh, auth, lang, since) SELECT ?, id, ?, ?, ?, ? FROM players WHERE id = ?
     ON CONFLICT (endpoint) DO UPDATE SET
       player = excluded.player, p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang, since = excluded.since`,
    endpoint,
    keys.p256dh,
    keys.auth,
    lang,
    at,
    player,
  );
  const old = yield* rows<{ endpoint: string }>('SELECT endpoint FROM devices WHERE player = ? ORDER BY since DESC, endpoint', player);
  for (const { endpoint: forgotten } of old.slice(MOST_DEVICES)) yield* removeDevice(forgotten);
}
export function* moveDevice(before: { endpoint: string; auth: string }, device: Omit<Device, 'lang'>, at: number): Steps<void> {
  const [found] = yield* rows<{ player: string; lang: string }>(
    'DELETE FROM devices WHERE endpoint = ? AND auth = ? RETURNING player, lang',
    before.endpoint,
    before.auth,
  );
  if (found) yield* addDevice(found.player, { ...device, lang: found.lang }, at);
}
export function* removeDevice(endpoint: string, player: string | null = null): Steps<void> {
  if (player === null) yield* rows('DELETE FROM devices WHERE endpoint = ?', endpoint);
  else yield* rows('DELETE FROM devices WHERE endpoint = ? AND player = ?', endpoint, player);
}
export function* devices(player: string): Steps<Device[]> {
  const found = yield* rows<{ endpoint: string; p256dh: string; auth: string; lang: string }>(
    'SELECT endpoint, p256dh, auth, lang FROM devices WHERE player = ? ORDER BY since DESC, endpoint',
    player,
  );
  return found.map(({ endpoint, p256dh, auth, lang }) => ({ endpoint, keys: { p256dh, auth }, lang }));
}

export function* wish(player: string, wishes: Wishes): Steps<void> {
  yield* rows(
    `INSERT INTO wishes (player, body) SELECT id, ? FROM players WHERE id = ?
     ON CONFLICT (player) DO UPDATE SET body = excluded.body`,
    JSON.stringify(wishes),
    player,
  );
}
/** Of what a player has not been asked, they are told. */
export function* wishes(player: string): Steps<Wishes | undefined> {
  const [found] = yield* rows<{ body: string }>('SELECT body FROM wishes WHERE player = ?', player);
  return found && { ...WISHES, ...(JSON.parse(found.body) as Partial<Wishes>) };
}

/** For those with a device. The same again counts from now. */
export const NOTE = `INSERT INTO notices (player, table_id, what, due, tries) SELECT id, ?, ?, ?, 0 FROM players
  WHERE id = ? AND EXISTS (SELECT 1 FROM devices WHERE player = players.id)
  ON CONFLICT (player, table_id, what) DO UPDATE SET due = excluded.due, tries = 0`;
export const noted = (table: string, { player, what, due }: Notice) => [table, what, due, player] as const;
export function* note(table: string, notices: readonly Notice[]): Steps<void> {
  for (const notice of notices) yield* rows(NOTE, ...noted(table, notice));
}
export function* dueNotices(by: number, limit: number): Steps<{ table: string; due: number }[]> {
  return yield* rows<{ table: string; due: number }>(
    'SELECT table_id AS "table", MIN(due) AS due FROM notices WHERE due <= ? GROUP BY table_id ORDER BY MIN(due) LIMIT ?',
    by,
    limit,
  );
}
export function* notices(table: string, by: number): Steps<NoticeDue[]> {
  return yield* rows<NoticeDue>('SELECT player, what, due, tries FROM notices WHERE table_id = ? AND due <= ?', table, by);
}
/** Later, or done with (null); not if it was noted anew meanwhile. */
export function* settleNotice(table: string, { player, what, due }: NoticeDue, next: number | null): Steps<void> {
  const which = [player, table, what, due] as const;
  const where = 'WHERE player = ? AND table_id = ? AND what = ? AND due = ?';
  if (next === null) yield* rows(`DELETE FROM notices ${where}`, ...which);
  else yield* rows(`UPDATE notices SET due = ?, tries = tries + 1 ${where}`, next, ...which);
}
