/** The store in PostgreSQL, for any number of processes. */
import postgres from 'postgres';
import { seated } from './logs.ts';
import { migrate } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { bound, type Database, rows, type Statement, type Steps } from './steps.ts';
import type { Append, Store } from './store.ts';

/** Servers that start at the same time bring the tables up to date one after another. */
const MIGRATING = 7_733_537;
const INT8 = 20;

export async function postgresStore(url: string): Promise<Store> {
  const sql = postgres(url, {
    // Times and counts are whole numbers well below 2^53.
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: Number } },
    fetch_types: false,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'peerless' },
  });
  const { run, atomically } = database(sql);
  await atomically(migrated()).catch(async (problem) => {
    await sql.end({ timeout: 0 });
    throw problem;
  });
  return sqlStore({ run, atomically }, { append: (append) => run(appended(append)), close: () => sql.end({ timeout: 5 }) });
}

function* migrated(): Steps<void> {
  yield* rows('SELECT 1 FROM pg_advisory_xact_lock(?)', MIGRATING);
  yield* migrate();
}

type Executor = Pick<postgres.Sql, 'unsafe'>;
/** Statements are prepared once a connection and sent without waiting for the answers of others. */
function database(sql: postgres.Sql): Database {
  const texts = new Map<string, string>();
  const execute = (by: Executor, { text, values }: Statement): Promise<unknown[]> => {
    let translated = texts.get(text);
    if (!translated) {
      translated = inPostgres(text);
      texts.set(text, translated);
    }
    return by.unsafe(translated, values.map(bound), { prepare: true });
  };
  async function finished<T>(by: Executor, steps: Steps<T>): Promise<T> {
    let step = steps.next();
    while (!step.done) step = steps.next(await execute(by, step.value));
    return step.value;
  }
  return {
    run: (steps) => finished(sql, steps),
    atomically: async <T>(steps: Steps<T>) => (await sql.begin((transaction) => finished(transaction, steps))) as T,
  };
}

function inPostgres(text: string): string {
  let place = 0;
  return text
    .replaceAll('IN (?*)', 'IN (SELECT json_array_elements_text(?::text::json))')
    .replaceAll(/\?/g, () => `$${++place}`)
    .replaceAll(' BLOB', ' BYTEA');
}

const OPENED = `INSERT INTO tables (id, length, phase, is_public, is_watchable, players, due, updated, created)
  VALUES ($1, $3, $4, $5, $6, $7, $8, $9, $12) ON CONFLICT DO NOTHING RETURNING id`;
const GROWN = `UPDATE tables SET length = $3, phase = $4, is_public = $5, is_watchable = $6, players = $7, due = $8, updated = $9
  WHERE id = $1 AND length = $2 RETURNING id`;
/** One statement, one round trip: if the table is not as long as it must be, nothing follows. */
const append = (grown: string): string => `WITH
  grown AS (${grown}),
  written AS (
    INSERT INTO entries (table_id, n, body)
    SELECT id, $2::integer + place - 1, body::text FROM grown, json_array_elements($10::text::json) WITH ORDINALITY AS entry (body, place)
  ),
  gone AS (
    DELETE FROM players_at WHERE table_id IN (SELECT id FROM grown) AND player NOT IN (SELECT json_array_elements_text($11::text::json))
  ),
  come AS (
    INSERT INTO players_at (table_id, player) SELECT id, json_array_elements_text($11::text::json) FROM grown ON CONFLICT DO NOTHING
  )
  SELECT id FROM grown`;
const OPEN_AND_APPEND = append(OPENED);
const APPEND = append(GROWN);

function* appended(append: Append): Steps<boolean> {
  const { table, from, entries, summary } = append;
  const grown = yield* rows(
    from === 0 ? OPEN_AND_APPEND : APPEND,
    table,
    from,
    from + entries.length,
    summary.phase,
    Number(summary.isPublic),
    Number(summary.isWatchable),
    JSON.stringify(summary.players),
    summary.due,
    entries.at(-1)!.at,
    JSON.stringify(entries),
    seated(append),
    ...(from === 0 ? [entries[0].at] : []),
  );
  return grown.length === 1;
}
