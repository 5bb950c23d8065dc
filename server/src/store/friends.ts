/** Whom players follow, and whom they challenge. */
import { rows, type Steps } from './steps.ts';
import type { Challenged } from './store.ts';

/** More than anybody looks through. */
const MOST_FOLLOWED = 200;
const MOST_CHALLENGES = 50;

/** Nobody follows somebody who does not exist, or themselves. */
export function* follow(player: string, other: string, on: boolean): Steps<void> {
  if (!on) return void (yield* rows('DELETE FROM follows WHERE player = ? AND other = ?', player, other));
  yield* rows(
    `INSERT INTO follows (player, other) SELECT one.id, two.id FROM players one, players two
     WHERE one.id = ? AND two.id = ? AND one.id <> two.id AND (SELECT COUNT(*) FROM follows WHERE player = one.id) < ${MOST_FOLLOWED}
     ON CONFLICT DO NOTHING`,
    player,
    other,
  );
}
/** Whoever has blocked the player is not among them. */
export function* followed(player: string): Steps<string[]> {
  const found = yield* rows<{ other: string }>(
    `SELECT other FROM follows WHERE player = ? AND NOT EXISTS
       (SELECT 1 FROM blocks WHERE blocks.player = follows.other AND blocks.other = follows.player) ORDER BY other`,
    player,
  );
  return found.map(({ other }) => other);
}
export function* challenge({ table, player, other }: Challenged): Steps<void> {
  yield* rows(
    `INSERT INTO challenges (table_id, player, other) SELECT ?, one.id, two.id FROM players one, players two WHERE one.id = ? AND two.id = ?`,
    table,
    player,
    other,
  );
}
/** Those that were neither accepted nor declined. */
export function* challenges(player: string): Steps<Challenged[]> {
  return yield* rows<Challenged>(
    `SELECT table_id AS "table", player, other FROM challenges JOIN tables ON id = table_id
     WHERE phase = 'gathering' AND (player = ? OR other = ?) ORDER BY created DESC LIMIT ${MOST_CHALLENGES}`,
    player,
    player,
  );
}
