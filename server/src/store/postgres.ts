/** The store in PostgreSQL, for any number of processes. */
import pg from 'pg';
import { seated } from './logs.ts';
import { migrate } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { bound, type Database, rows, type Statement, type Steps } from './steps.ts';
import type { Append, Store } from './store.ts';

/** Servers that start at the same time bring the tables up to date one after another. */
const MIGRATING = 7_733_537;
const INT8 = 20;
const PATIENCE = 10_000;
const CONNECTIONS = 10;

export async function postgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    application_name: 'peerless',
    // Times and counts are whole numbers well below 2^53.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // Whoever waits for a lost connection is told; the next one gets another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const { run, atomically } = database(pool);
  await atomically(migrated()).catch(async (problem) => {
    await pool.end();
    throw problem;
  });
  let ended: Promise<void> | undefined;
  const close = (): Promise<void> => {
    ended ??= pool.end();
    return ended;
  };
  return sqlStore({ run, atomically }, { append: (append) => run(appended(append)), close });
}

function* migrated(): Steps<void> {
  yield* rows('SELECT 1 FROM pg_advisory_xact_lock(?)', MIGRATING);
  yield* migrate();
}

type Executor = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>;
/** Statements are prepared once a connection, by name. */
function database(pool: pg.Pool): Database {
  const known = new Map<string, { name: string; text: string }>();
  const execute = async (by: Executor, { text, values }: Statement): Promise<unknown[]> => {
    let prepared = known.get(text);
    if (!prepared) {
      prepared = { name: `s${known.size}`, text: inPostgres(text) };
      known.set(text, prepared);
    }
    return (await by.query({ ...prepared, values: values.map(bound) })).rows;
  };
  async function finished<T>(by: Executor, steps: Steps<T>): Promise<T> {
    let step = steps.next();
    while (!step.done) step = steps.next(await execute(by, step.value));
    return step.value;
  }
  return {
    run: (steps) => finished(pool, steps),
    async atomically(steps) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const value = await finished(client, steps);
        await client.query('COMMIT');
        client.release();
        return value;
      } catch (problem) {
        client.release(true); // What was begun ends with its connection.
        throw problem;
      }
    },
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
