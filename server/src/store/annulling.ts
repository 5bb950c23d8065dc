/** A game that shall not count, and the ratings of its pool without it: all that were rated, played again in the order in which they ended. */
import type { Pool } from '@peerless/protocol';
import { type NewRating, type Outcome, opponentsOf, points, rate, UNKNOWN } from '../ratings/ratings.ts';
import type { Act, Governed } from './governed.ts';
import { note } from './governing.ts';
import { rows, type Steps } from './steps.ts';

export function* annul(table: string, act: Act): Steps<Awaited<ReturnType<Governed['annul']>>> {
  const [found] = yield* rows<{ pool: Pool; rated: number; annulled: number }>(
    'SELECT pool, rated, annulled FROM results WHERE table_id = ? FOR UPDATE',
    table,
  );
  if (!found) return 'noResult';
  if (found.annulled) return 'annulledBefore';
  yield* rows('UPDATE results SET annulled = 1 WHERE table_id = ?', table);
  yield* rows('UPDATE result_seats SET before = NULL, after = NULL WHERE table_id = ?', table);
  if (found.rated) yield* reckonAgain(found.pool);
  yield* note(act);
  return 'annulled';
}

interface SeatRow {
  table_id: string;
  seat: number;
  sat: string | null;
  level: string | null;
  hero: string;
  won: number;
  fell: number;
  weight: number;
  before: number | null;
  after: number | null;
}
type Kept = NewRating & { games: number; opponents: number };
type Reckoned = NewRating & { games: number; met: ReadonlySet<string> };
/** Games that are read at a time. */
const SOME = 500;

/** Games that end meanwhile wait until this is done, and go on from what it came to. */
function* reckonAgain(pool: Pool): Steps<void> {
  const old = yield* rows<Kept>(
    'SELECT player, pool, mu, sigma, games, opponents FROM ratings WHERE pool = ? ORDER BY player FOR UPDATE',
    pool,
  );
  const reckoned = new Map<string, Reckoned>();
  const unknown = (player: string): Reckoned => ({ player, pool, ...UNKNOWN, games: 0, met: new Set() });
  for (let last = { ended: 0, table_id: '' }; ; ) {
    const games = yield* rows<typeof last>(
      `SELECT ended, table_id FROM results WHERE pool = ? AND rated = 1 AND annulled = 0 AND (ended > ? OR (ended = ? AND table_id > ?))
       ORDER BY ended, table_id LIMIT ${SOME}`,
      pool,
      last.ended,
      last.ended,
      last.table_id,
    );
    if (!games.length) break;
    last = games.at(-1)!;
    const seats = yield* seatsOf(games.map(({ table_id }) => table_id));
    for (const { table_id } of games) {
      const there = seats.get(table_id)!;
      const before = there.flatMap(({ sat, weight }) => (sat === null ? [] : { ...(reckoned.get(sat) ?? unknown(sat)), weight }));
      const outcome = outcomeOf(pool, there);
      const after = rate(outcome, before);
      for (const each of after) {
        const { games, met } = reckoned.get(each.player) ?? unknown(each.player);
        reckoned.set(each.player, { ...each, games: games + 1, met: new Set([...met, ...opponentsOf(outcome, each.player)]) });
      }
      yield* rewrite(there, before, after);
    }
  }
  for (const each of old) {
    const { mu, sigma, games, met, player } = reckoned.get(each.player) ?? unknown(each.player);
    if (mu === each.mu && sigma === each.sigma && games === each.games && met.size === each.opponents) continue;
    yield* rows(
      'UPDATE ratings SET mu = ?, sigma = ?, games = ?, opponents = ? WHERE player = ? AND pool = ?',
      mu,
      sigma,
      games,
      met.size,
      player,
      pool,
    );
  }
}
function* seatsOf(tables: readonly string[]): Steps<Map<string, SeatRow[]>> {
  const found = yield* rows<SeatRow>(
    `SELECT table_id, seat, sat, level, hero, won, fell, weight, before, after
     FROM result_seats WHERE table_id IN (?*) ORDER BY seat`,
    tables,
  );
  const seats = new Map<string, SeatRow[]>(tables.map((table) => [table, []]));
  for (const row of found) seats.get(row.table_id)!.push(row);
  return seats;
}
const outcomeOf = (pool: Pool, there: readonly SeatRow[]): Outcome => ({
  pool,
  winners: there.flatMap(({ won, seat }) => (won ? [seat] : [])),
  out: there.flatMap(({ fell, seat }) => (fell ? [seat] : [])),
  seats: there.map(({ sat, level, hero }) => ({ player: sat, level, hero })),
});
/** Most games are as they were. */
function* rewrite(there: readonly SeatRow[], before: readonly NewRating[], after: readonly NewRating[]): Steps<void> {
  for (const { table_id, seat, sat, ...was } of there) {
    const [old, now] = [before, after].map((ratings) => ratings.find(({ player }) => player === sat));
    if (!old || !now || (points(old) === was.before && points(now) === was.after)) continue;
    yield* rows('UPDATE result_seats SET before = ?, after = ? WHERE table_id = ? AND seat = ?', points(old), points(now), table_id, seat);
  }
}
