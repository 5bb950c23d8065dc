/** The queue of those who want any opponent. */
import { rows, type Steps } from './steps.ts';
import type { Waiting } from './store.ts';

export function* seek({ player, pool, rated, minutes, points, since }: Waiting): Steps<void> {
  yield* rows(
    `INSERT INTO seeks (player, pool, rated, minutes, points, since, seen) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (player) DO UPDATE SET
       pool = excluded.pool, rated = excluded.rated, minutes = excluded.minutes, points = excluded.points, since = excluded.since,
       seen = excluded.seen`,
    player,
    pool,
    Number(rated),
    minutes,
    points,
    since,
    since,
  );
}
export function* stillSeeking(players: readonly string[], at: number): Steps<void> {
  yield* rows('UPDATE seeks SET seen = ? WHERE player IN (?*)', at, players);
}
export function* stopSeeking(player: string): Steps<void> {
  yield* rows('DELETE FROM seeks WHERE player = ?', player);
}
export function* seeking(seenSince: number): Steps<Waiting[]> {
  const found = yield* rows<Omit<Waiting, 'rated'> & { rated: number }>(
    'SELECT player, pool, rated, minutes, points, since FROM seeks WHERE seen >= ? ORDER BY since',
    seenSince,
  );
  return found.map((waiting) => ({ ...waiting, rated: waiting.rated === 1 }));
}
/** Always in the same order, so that no two matches wait for each other. */
export function* match(players: readonly string[]): Steps<boolean> {
  const found = yield* rows('SELECT player FROM seeks WHERE player IN (?*) ORDER BY player FOR UPDATE', players);
  if (found.length < new Set(players).size) return false;
  yield* rows('DELETE FROM seeks WHERE player IN (?*)', players);
  return true;
}
