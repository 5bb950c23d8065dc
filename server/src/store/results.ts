/** What games came to: results, and the ratings that follow from them. */
import type { HeadToHead, HeroStatistics, Leader, PlayedGame, PlayerCard, Pool, Rating } from '@peerless/protocol';
import {
  deviation,
  GAMES_TO_LEAD,
  isProvisional,
  type NewRating,
  OPPONENTS_TO_LEAD,
  opponentsOf,
  points,
  type Result,
  SAME_WITHIN,
  sideOf,
  UNKNOWN,
  weightOf,
} from '../ratings/ratings.ts';
import { FOR_EVER } from './governed.ts';
import { pack } from './logs.ts';
import { rows, type Steps } from './steps.ts';
import type { Store, Which } from './store.ts';

type Rate = Parameters<Store['finish']>[1];
type RatingRow = NewRating & { games: number; opponents: number };
type Change = { before: number; after: number; weight: number };

export function* finish(result: Result, rate: Rate): Steps<boolean> {
  const { table, pool, board, ended, rated, isTooShort, lasted, winners, out = [], seats } = result;
  // Nothing is written to the log while it is packed.
  const [log] = yield* rows('SELECT id FROM tables WHERE id = ? FOR UPDATE', table);
  if (!log) throw new Error(`there is no table ${table} that could have a result`);
  const [written] = yield* rows(
    'INSERT INTO results (table_id, pool, board, ended, rated, too_short, lasted) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING table_id',
    table,
    pool,
    board,
    ended,
    Number(rated),
    Number(isTooShort),
    lasted,
  );
  if (!written) return false;
  const changes = rated ? yield* changeRatings(result, rate) : new Map<string, Change>();
  for (const [seat, { player, level, hero }] of seats.entries()) {
    const change = changes.get(player ?? '');
    // A player forgotten in the meantime is nobody.
    yield* rows(
      `INSERT INTO result_seats (table_id, seat, side, player, sat, level, hero, won, fell, before, after, weight)
       VALUES (?, ?, ?, (SELECT id FROM players WHERE id = ?), (SELECT id FROM players WHERE id = ?), ?, ?, ?, ?, ?, ?, ?)`,
      table,
      seat,
      sideOf(result, seat),
      player,
      player,
      level,
      hero,
      Number(winners.includes(seat)),
      Number(out.includes(seat)),
      change?.before ?? null,
      change?.after ?? null,
      change?.weight ?? 1,
    );
  }
  yield* pack(table);
  return true;
}

/** The ratings are held while they change, always in the same order, so that games of the same players wait for each other. */
function* changeRatings(result: Result, rate: Rate): Steps<Map<string, Change>> {
  const { pool, seats } = result;
  const players = seats.flatMap(({ player }) => player ?? []);
  yield* rows(
    `INSERT INTO ratings (player, pool, mu, sigma, games)
     SELECT id, ?, CAST(? AS DOUBLE PRECISION), CAST(? AS DOUBLE PRECISION), 0 FROM players WHERE id IN (?*) ORDER BY id
     ON CONFLICT DO NOTHING`,
    pool,
    UNKNOWN.mu,
    UNKNOWN.sigma,
    players,
  );
  const held = yield* rows<NewRating>(
    'SELECT player, pool, mu, sigma FROM ratings WHERE pool = ? AND player IN (?*) ORDER BY player FOR UPDATE',
    pool,
    players,
  );
  const met = yield* meetings(result, players);
  const weights = weightsOf(result, met);
  const before = held.map((rating) => ({ ...rating, weight: weights.get(rating.player)! }));
  const old = new Map(before.map((rating) => [rating.player, rating]));
  const after = rate(before);
  for (const { player, mu, sigma } of after) {
    yield* rows(
      'UPDATE ratings SET mu = ?, sigma = ?, games = games + 1, opponents = opponents + ? WHERE player = ? AND pool = ?',
      mu,
      sigma,
      opponentsOf(result, player).filter((other) => old.has(other) && !meeting(met, player, other)).length,
      player,
      pool,
    );
  }
  return new Map(
    after.map(({ player, mu }) => [
      player,
      { before: points(old.get(player) ?? UNKNOWN), after: points({ mu }), weight: weights.get(player)! },
    ]),
  );
}

interface Meeting {
  player: string;
  other: string;
  /** How often within a day. */
  lately: number;
}
const meeting = (met: readonly Meeting[], player: string, other: string): Meeting | undefined =>
  met.find((each) => each.player === player && each.other === other);
/** Which of these players have met on different sides, in rated games of the pool. */
const meetings = ({ pool, ended }: Result, players: readonly string[]): Steps<Meeting[]> =>
  rows<Meeting>(
    `SELECT mine.player AS player, theirs.player AS other, COUNT(DISTINCT CASE WHEN ended > ? THEN results.table_id END) AS lately
     FROM result_seats mine JOIN result_seats theirs ON theirs.table_id = mine.table_id AND theirs.side <> mine.side
     JOIN results ON results.table_id = mine.table_id
     WHERE mine.player IN (?*) AND theirs.player IN (?*) AND pool = ? AND rated = 1 AND annulled = 0
     GROUP BY mine.player, theirs.player`,
    ended - SAME_WITHIN,
    players,
    players,
    pool,
  );
const weightsOf = (result: Result, met: readonly Meeting[]): Map<string, number> =>
  new Map(
    result.seats.flatMap(({ player }) =>
      player === null ? [] : [[player, weightOf(opponentsOf(result, player).map((other) => meeting(met, player, other)?.lately ?? 0))]],
    ),
  );

export function* changes(table: string): Steps<Awaited<ReturnType<Store['changes']>>> {
  return yield* rows('SELECT seat, before, after FROM result_seats WHERE table_id = ? AND after IS NOT NULL ORDER BY seat', table);
}

const shown = ({ pool, mu, sigma, games, opponents }: Omit<RatingRow, 'player'>): Rating => ({
  pool,
  points: points({ mu }),
  deviation: deviation({ sigma }),
  games,
  isProvisional: isProvisional({ pool, games, opponents }),
});
export function* ratings(player: string): Steps<Rating[]> {
  const found = yield* rows<RatingRow>(
    'SELECT pool, mu, sigma, games, opponents FROM ratings WHERE player = ? AND games > 0 ORDER BY pool',
    player,
  );
  return found.map(shown);
}
export function* ratingsIn(pool: Pool, players: readonly string[]): Steps<Map<string, Rating>> {
  const found = yield* rows<RatingRow>(
    'SELECT player, pool, mu, sigma, games, opponents FROM ratings WHERE pool = ? AND games > 0 AND player IN (?*)',
    pool,
    players,
  );
  return new Map(found.map((row) => [row.player, shown(row)]));
}
export function* leaders(pool: Pool, limit: number): Steps<Leader[]> {
  const found = yield* rows<RatingRow & PlayerCard>(
    `SELECT id, name, emblem, pool, mu, sigma, games, opponents FROM ratings JOIN players ON id = player
     WHERE pool = ? AND games >= ? AND (pool = 'bots' OR opponents >= ?) AND unlisted = 0 AND banned < ? ORDER BY mu DESC LIMIT ?`,
    pool,
    GAMES_TO_LEAD,
    OPPONENTS_TO_LEAD,
    FOR_EVER,
    limit,
  );
  return found.map(({ id, name, emblem, ...rating }) => ({ player: { id, name, emblem }, rating: shown(rating) }));
}

export function* heroes(player: string): Steps<HeroStatistics[]> {
  return yield* rows<HeroStatistics>(
    `SELECT hero, COUNT(*) AS games, SUM(won) AS won FROM result_seats JOIN results ON results.table_id = result_seats.table_id
     WHERE player = ? AND annulled = 0 GROUP BY hero ORDER BY games DESC, hero`,
    player,
  );
}

interface SeatRow {
  table_id: string;
  level: string | null;
  hero: string;
  won: number;
  seat: number;
  id: string | null;
  name: string;
  emblem: string;
}
const LATEST = { ended: Number.MAX_SAFE_INTEGER, id: '' };
export function* games(player: string, limit: number, { seenBy = player, before = LATEST }: Which = {}): Steps<PlayedGame[]> {
  const found = yield* rows<Omit<PlayedGame, 'seats' | 'winners' | 'isAnnulled'> & { annulled: number }>(
    `SELECT results.table_id AS id, pool, board, ended, seat, after - before AS change, annulled
     FROM result_seats JOIN results ON results.table_id = result_seats.table_id JOIN tables ON tables.id = results.table_id
     WHERE player = ? AND (ended < ? OR (ended = ? AND results.table_id < ?))
       AND seat = (SELECT MIN(own.seat) FROM result_seats own WHERE own.table_id = results.table_id AND own.player = result_seats.player)
       AND (is_public = 1 OR EXISTS (SELECT 1 FROM result_seats own WHERE own.table_id = results.table_id AND own.player = ?))
     ORDER BY ended DESC, results.table_id DESC LIMIT ?`,
    player,
    before.ended,
    before.ended,
    before.id,
    seenBy ?? '',
    limit,
  );
  const seats = yield* rows<SeatRow>(
    `SELECT table_id, level, hero, won, seat, id, name, emblem FROM result_seats LEFT JOIN players ON id = player
     WHERE table_id IN (?*) ORDER BY seat`,
    found.map(({ id }) => id),
  );
  return found.map(({ annulled, ...game }) => {
    const there = seats.filter(({ table_id }) => table_id === game.id);
    return {
      ...game,
      isAnnulled: annulled === 1,
      seats: there.map(({ id, name, emblem, level, hero }) => ({ player: id === null ? null : { id, name, emblem }, level, hero })),
      winners: there.filter(({ won }) => won === 1).map(({ seat }) => seat),
    };
  });
}

/** Games on different sides, each once; drawn are those that neither won. */
export function* against(player: string, other: string): Steps<HeadToHead> {
  const [found] = yield* rows<Omit<HeadToHead, 'drawn'>>(
    `SELECT COUNT(DISTINCT results.table_id) AS games,
       COUNT(DISTINCT CASE WHEN mine.won = 1 THEN results.table_id END) AS won,
       COUNT(DISTINCT CASE WHEN theirs.won = 1 THEN results.table_id END) AS lost
     FROM result_seats mine JOIN result_seats theirs ON theirs.table_id = mine.table_id AND theirs.side <> mine.side
     JOIN results ON results.table_id = mine.table_id AND annulled = 0
     WHERE mine.player = ? AND theirs.player = ?`,
    player,
    other,
  );
  return { ...found, drawn: found.games - found.won - found.lost };
}
