/** The store in PostgreSQL, for any number of processes. */
import pg from 'pg';
import { seated } from './logs.ts';
import { migrate } from './schema.ts';
import { sqlStore } from './sql-store.ts';
import { bound, type Database, rows, type Statement, type Steps } from './steps.ts';
import type { Append, Store } from './store.ts';
import { together } from './together.ts';

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
  const { append, settled } = appending(
    (appends) => run(grown(appends)),
    (one) => run(opened(one)),
  );
  let ended: Promise<void> | undefined;
  const close = (): Promise<void> => {
    ended ??= settled().then(() => pool.end());
    return ended;
  };
  return sqlStore({ run, atomically }, { append, close });
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

interface Waiting {
  append: Append;
  resolve(isWritten: boolean): void;
  reject(problem: unknown): void;
}
/** Logs that grow at nearly the same time grow by one statement; `grow` gives those that have grown. */
function appending(
  grow: (appends: Append[]) => Promise<Set<string>>,
  open: (append: Append) => Promise<boolean>,
): { append: Store['append']; settled(): Promise<unknown> } {
  const underway = new Set<Promise<void>>();
  const send = (batch: ReadonlyMap<string, Waiting>): void => {
    const done = grow([...batch.values()].map(({ append }) => append)).then(
      (written) => batch.forEach(({ resolve }, table) => resolve(written.has(table))),
      (problem) => batch.forEach(({ reject }) => reject(problem)),
    );
    underway.add(done);
    void done.then(() => underway.delete(done));
  };
  // The database serves many at once: the next ones are sent without waiting for these.
  const writes = together<Waiting>(async (waiting) => {
    let batch = new Map<string, Waiting>();
    for (const each of waiting) {
      if (batch.has(each.append.table) || batch.size === MOST_TOGETHER) {
        send(batch);
        batch = new Map();
      }
      batch.set(each.append.table, each);
    }
    send(batch);
  });
  return {
    append: (append) => (append.from === 0 ? open(append) : new Promise((resolve, reject) => writes.add({ append, resolve, reject }))),
    async settled() {
      await writes.settled();
      await Promise.all(underway);
    },
  };
}

/** With few rows to come the database finds each table by its name; for many it would read them all. */
const MOST_TOGETHER = 10;
/** Rows as JSON tells them; a log is as long as it must be, or nothing happens to it. */
const GIVEN = `SELECT * FROM json_to_recordset(?::text::json) AS row (id text, expected integer, length integer, phase text,
  is_public integer, is_watchable integer, players text, due bigint, created bigint, updated bigint, entries text, seated json, notices json)
  LIMIT ${MOST_TOGETHER}`;
const OPENED = `INSERT INTO tables (id, length, phase, is_public, is_watchable, players, due, updated, created)
  SELECT id, length, phase, is_public, is_watchable, players, due, updated, created FROM given ON CONFLICT DO NOTHING RETURNING id`;
const GROWN = `UPDATE tables SET length = given.length, phase = given.phase, is_public = given.is_public, is_watchable = given.is_watchable,
  players = given.players, due = given.due, updated = given.updated
  FROM given JOIN locked USING (id) WHERE tables.id = given.id AND tables.length = given.expected RETURNING tables.id`;
/** One after the other as they are given. */
const LOCKED = `SELECT found.id FROM given,
  LATERAL (SELECT tables.id FROM tables WHERE tables.id = given.id AND tables.length = given.expected FOR UPDATE) AS found`;
/** One statement, one round trip. */
const append = (grown: string): string => `WITH
  given AS (${GIVEN}),
  ${grown},
  written AS (
    INSERT INTO entries (table_id, n, body)
    SELECT id, expected + place - 1, body::text
    FROM grown JOIN given USING (id), json_array_elements(entries::json) WITH ORDINALITY AS entry (body, place)
  ),
  gone AS (
    DELETE FROM players_at USING grown JOIN given USING (id)
    WHERE table_id = id AND player NOT IN (SELECT json_array_elements_text(seated))
  ),
  come AS (
    INSERT INTO players_at (table_id, player)
    SELECT id, json_array_elements_text(seated) FROM grown JOIN given USING (id) ON CONFLICT DO NOTHING
  ),
  noted AS (
    INSERT INTO notices (player, table_id, what, due, tries)
    SELECT players.id, grown.id, notice.what, notice.due, 0
    FROM grown JOIN given USING (id), json_to_recordset(notices) AS notice (player text, what text, due bigint) JOIN players ON players.id = notice.player
    WHERE EXISTS (SELECT 1 FROM devices WHERE devices.player = players.id)
    ON CONFLICT (player, table_id, what) DO UPDATE SET due = excluded.due, tries = 0
  )
  SELECT id FROM grown`;
const OPEN_AND_APPEND = append(`grown AS (${OPENED})`);
const APPEND = append(`locked AS (${LOCKED}), grown AS (${GROWN})`);

const row = (append: Append): object => ({
  id: append.table,
  expected: append.from,
  length: append.from + append.entries.length,
  phase: append.summary.phase,
  is_public: Number(append.summary.isPublic),
  is_watchable: Number(append.summary.isWatchable),
  players: JSON.stringify(append.summary.players),
  due: append.summary.due,
  created: append.entries[0].at,
  updated: append.entries.at(-1)!.at,
  // JSON within JSON: the database must not read what people wrote.
  entries: JSON.stringify(append.entries),
  seated: seated(append),
  notices: append.notices ?? [],
});
function* opened(append: Append): Steps<boolean> {
  return (yield* rows(OPEN_AND_APPEND, JSON.stringify([row(append)]))).length === 1;
}
function* grown(appends: Append[]): Steps<Set<string>> {
  // In the same order everywhere, so that no two processes wait for each other.
  const inOrder = appends.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  const found = yield* rows<{ id: string }>(APPEND, JSON.stringify(inOrder.map(row)));
  return new Set(found.map(({ id }) => id));
}
