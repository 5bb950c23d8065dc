/** The queue of those who want any opponent. */
import type { Seek, Sought } from '@peerless/protocol';
import { rows, type Steps } from './steps.ts';
import type { Waiting } from './store.ts';

const DAY = 24 * 3_600_000;

export function* seek({ player, since, seen, points, ...wants }: Waiting): Steps<void> {
  yield* rows(
    `INSERT INTO seeks (player, wants, points, since, seen, stands) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (player) DO UPDATE SET
       wants = excluded.wants, points = excluded.points, since = excluded.since, seen = excluded.seen, stands = excluded.stands`,
    player,
    JSON.stringify(wants),
    JSON.stringify(points),
    since,
    seen,
    wants.days ? since + wants.days * DAY : 0,
  );
}
export function* stillSeeking(players: readonly string[], at: number): Steps<void> {
  yield* rows('UPDATE seeks SET seen = ? WHERE player IN (?*)', at, players);
}
export function* stopSeeking(player: string): Steps<void> {
  yield* rows('DELETE FROM seeks WHERE player = ?', player);
}
export function* leave(player: string): Steps<void> {
  yield* rows('DELETE FROM seeks WHERE player = ? AND stands = 0', player);
  yield* rows('UPDATE seeks SET seen = 0 WHERE player = ?', player);
}
interface SeekRow {
  player: string;
  wants: string;
  points: string;
  since: number;
  seen: number;
}
export function* seeking(seenSince: number): Steps<Waiting[]> {
  const found = yield* rows<SeekRow>(
    'SELECT player, wants, points, since, seen FROM seeks WHERE seen >= ? OR stands >= ? ORDER BY since',
    seenSince,
    seenSince,
  );
  return found.map(({ wants, points, ...waiting }) => ({ ...waiting, ...(JSON.parse(wants) as Seek), points: JSON.parse(points) }));
}
export function* seekOf(player: string, at: number): Steps<Sought | undefined> {
  const [found] = yield* rows<SeekRow>('SELECT wants, since FROM seeks WHERE player = ? AND stands >= ?', player, at);
  return found && { seek: JSON.parse(found.wants) as Seek, since: found.since };
}
/** Always in the same order, so that no two matches wait for each other. */
export function* match(players: readonly string[]): Steps<boolean> {
  const found = yield* rows('SELECT player FROM seeks WHERE player IN (?*) ORDER BY player FOR UPDATE', players);
  if (found.length < new Set(players).size) return false;
  yield* rows('DELETE FROM seeks WHERE player IN (?*)', players);
  return true;
}
