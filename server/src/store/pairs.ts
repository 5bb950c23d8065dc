/** Who has played whom for points, and how: for operators, who look for ratings that were made. */
import type { PlayerCard } from '@peerless/protocol';
import type { Pair } from './governed.ts';
import { rows, type Steps } from './steps.ts';

/** Fewer games tell nothing. */
export const LEAST_GAMES = 4;
/** Milliseconds: nobody plays a game out in less. */
const SHORT = 180_000;
const DAY = 24 * 3_600_000;
const MOST = 500;

interface PairRow {
  one: string;
  two: string;
  games: number;
  won: number;
  lost: number;
  short: number;
  days: number;
  last: number;
}
/** Games that were rated, or should have been; the pairs with most of them first. */
export function* pairs(since: number): Steps<Pair[]> {
  const found = yield* rows<PairRow>(
    `SELECT mine.player AS one, theirs.player AS two, COUNT(DISTINCT results.table_id) AS games,
       COUNT(DISTINCT CASE WHEN mine.won = 1 THEN results.table_id END) AS won,
       COUNT(DISTINCT CASE WHEN theirs.won = 1 THEN results.table_id END) AS lost,
       COUNT(DISTINCT CASE WHEN too_short = 1 OR lasted < ? THEN results.table_id END) AS short,
       COUNT(DISTINCT ended / ${DAY}) AS days, MAX(ended) AS last
     FROM results JOIN result_seats mine ON mine.table_id = results.table_id
     JOIN result_seats theirs ON theirs.table_id = mine.table_id AND theirs.side <> mine.side
     WHERE pool IN ('duel', 'freeForAll', 'teams') AND ended > ? AND (rated = 1 OR too_short = 1) AND annulled = 0
       AND mine.player < theirs.player
     GROUP BY mine.player, theirs.player HAVING COUNT(DISTINCT results.table_id) >= ${LEAST_GAMES} ORDER BY games DESC, one, two LIMIT ${MOST}`,
    SHORT,
    since,
  );
  const cards = yield* rows<PlayerCard>(
    'SELECT id, name, emblem FROM players WHERE id IN (?*)',
    found.flatMap(({ one, two }) => [one, two]),
  );
  const known = new Map(cards.map((card) => [card.id, card]));
  return found.map(({ one, two, won, lost, ...pair }) => ({ ...pair, players: [known.get(one)!, known.get(two)!], won: [won, lost] }));
}
