/** Days on which no time runs against a player. */
import { rows, type Steps } from './steps.ts';
import type { Holidays } from './store.ts';

export function* holidays(player: string, change: (kept: Holidays | undefined) => Holidays): Steps<Holidays> {
  // The player is there from the first change on; the row of holidays is not.
  yield* rows('SELECT id FROM players WHERE id = ? FOR UPDATE', player);
  const [found] = yield* rows<Holidays>('SELECT year, spent, begins, ends FROM holidays WHERE player = ?', player);
  const { year, spent, begins, ends } = change(found);
  yield* rows(
    `INSERT INTO holidays (player, year, spent, begins, ends) SELECT id, ?, ?, ?, ? FROM players WHERE id = ?
     ON CONFLICT (player) DO UPDATE SET
       year = excluded.year, spent = excluded.spent, begins = excluded.begins, ends = excluded.ends`,
    year,
    spent,
    begins,
    ends,
    player,
  );
  return { year, spent, begins, ends };
}
