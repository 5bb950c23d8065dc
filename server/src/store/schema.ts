/** The tables of the database, as the steps that lead to them. A step that was released is never changed: a new one follows it. */
import { rows, type Steps } from './steps.ts';

const LOGS = [
  `CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    length INTEGER NOT NULL,
    phase TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    is_watchable INTEGER NOT NULL,
    players TEXT NOT NULL,
    due BIGINT,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    packed BLOB
  )`,
  `CREATE INDEX tables_open ON tables (created) WHERE phase = 'gathering' AND is_public = 1`,
  `CREATE INDEX tables_live ON tables (created) WHERE phase = 'playing' AND is_watchable = 1`,
  'CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL',
  `CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    n INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
  )`,
  `CREATE TABLE players_at (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, player)
  )`,
  'CREATE INDEX players_at_player ON players_at (player)',
];

const PEOPLE = [
  `CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    emblem TEXT NOT NULL,
    recovery TEXT NOT NULL UNIQUE,
    created BIGINT NOT NULL
  )`,
  `CREATE TABLE keys (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE
  )`,
  'CREATE INDEX keys_player ON keys (player)',
  `CREATE TABLE blocks (
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    PRIMARY KEY (player, other)
  )`,
  'CREATE INDEX blocks_other ON blocks (other)',
  `CREATE TABLE seeks (
    player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    pool TEXT NOT NULL,
    rated INTEGER NOT NULL,
    minutes DOUBLE PRECISION,
    points INTEGER NOT NULL,
    since BIGINT NOT NULL
  )`,
];

const RESULTS = [
  `CREATE TABLE ratings (
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    pool TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, pool)
  )`,
  'CREATE INDEX ratings_best ON ratings (pool, mu)',
  `CREATE TABLE results (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    pool TEXT NOT NULL,
    board TEXT NOT NULL,
    ended BIGINT NOT NULL,
    rated INTEGER NOT NULL
  )`,
  `CREATE TABLE result_seats (
    table_id TEXT NOT NULL REFERENCES results ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    side INTEGER NOT NULL,
    player TEXT REFERENCES players ON DELETE SET NULL,
    level TEXT,
    hero TEXT NOT NULL,
    won INTEGER NOT NULL,
    before INTEGER,
    after INTEGER,
    PRIMARY KEY (table_id, seat)
  )`,
  'CREATE INDEX result_seats_player ON result_seats (player)',
];

/** Whoever waits is seen now and then: those whose server was lost wait no more. */
const SEEN = ['ALTER TABLE seeks ADD COLUMN seen BIGINT NOT NULL DEFAULT 0'];

/** Seeks name everything that is accepted, and may stand for days. Whoever was waiting just then asks again. */
const SEEKS = [
  'DROP TABLE seeks',
  `CREATE TABLE seeks (
    player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    wants TEXT NOT NULL,
    points TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    stands BIGINT NOT NULL
  )`,
];

/** Those who are told while no page is open: where, of what, and what is still to be told; whom players follow. */
const TELLING = [
  'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  `CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    lang TEXT NOT NULL,
    since BIGINT NOT NULL
  )`,
  'CREATE INDEX devices_player ON devices (player)',
  `CREATE TABLE wishes (
    player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    body TEXT NOT NULL
  )`,
  `CREATE TABLE notices (
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    what TEXT NOT NULL,
    due BIGINT NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (player, table_id, what)
  )`,
  'CREATE INDEX notices_due ON notices (due)',
  'CREATE INDEX notices_table ON notices (table_id)',
  `CREATE TABLE follows (
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    PRIMARY KEY (player, other)
  )`,
  'CREATE INDEX follows_other ON follows (other)',
  `CREATE TABLE challenges (
    table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    other TEXT NOT NULL REFERENCES players ON DELETE CASCADE
  )`,
  'CREATE INDEX challenges_player ON challenges (player)',
  'CREATE INDEX challenges_other ON challenges (other)',
];

/** What operators decide about players and games, and that they did. Who sat at a game is known by number, also once they are forgotten. */
const GOVERNING = [
  'ALTER TABLE players ADD COLUMN muted BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE players ADD COLUMN banned BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE players ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE results ADD COLUMN annulled INTEGER NOT NULL DEFAULT 0',
  'CREATE INDEX results_pool ON results (pool, ended, table_id)',
  'ALTER TABLE result_seats ADD COLUMN sat TEXT',
  'ALTER TABLE result_seats ADD COLUMN fell INTEGER NOT NULL DEFAULT 0',
  'UPDATE result_seats SET sat = player',
  `CREATE TABLE acts (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    details TEXT NOT NULL
  )`,
  'CREATE INDEX acts_at ON acts (at)',
];

/** Days on which no time runs against a player. */
const HOLIDAYS = [
  `CREATE TABLE holidays (
    player TEXT PRIMARY KEY REFERENCES players ON DELETE CASCADE,
    year INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL
  )`,
];

/** How long games lasted, and which were too short to be rated. */
const LASTING = ['ALTER TABLE results ADD COLUMN too_short INTEGER NOT NULL DEFAULT 0', 'ALTER TABLE results ADD COLUMN lasted BIGINT'];

/** How much of a game counted for whoever sat there. */
const WEIGHED = ['ALTER TABLE result_seats ADD COLUMN weight DOUBLE PRECISION NOT NULL DEFAULT 1'];

/** How many different people each has met on other sides. */
const OPPONENTS = [
  'ALTER TABLE ratings ADD COLUMN opponents INTEGER NOT NULL DEFAULT 0',
  `UPDATE ratings SET opponents = (
    SELECT COUNT(DISTINCT theirs.sat) FROM result_seats mine
    JOIN result_seats theirs ON theirs.table_id = mine.table_id AND theirs.side <> mine.side
    JOIN results ON results.table_id = mine.table_id
    WHERE mine.player = ratings.player AND results.pool = ratings.pool AND rated = 1 AND annulled = 0
  )`,
];

/** What players report, until it is dealt with. No index: the table is made anew when something of it is swept. */
const REPORTS = [
  `CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    player TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    about TEXT NOT NULL REFERENCES players ON DELETE CASCADE,
    why TEXT NOT NULL,
    table_id TEXT,
    said_at BIGINT,
    said TEXT
  )`,
];

/** What operators announce: club hours, and messages that begin at once. */
const ANNOUNCED = [
  `CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    begins BIGINT,
    ends BIGINT NOT NULL,
    says TEXT
  )`,
];

export const MIGRATIONS: readonly (readonly string[])[] = [
  LOGS,
  PEOPLE,
  RESULTS,
  SEEN,
  SEEKS,
  TELLING,
  GOVERNING,
  HOLIDAYS,
  LASTING,
  WEIGHED,
  OPPONENTS,
  REPORTS,
  ANNOUNCED,
];

/** Brings a database from whatever version it has to the newest; whoever runs it lets nobody else do so at the same time. */
export function* migrate(migrations = MIGRATIONS): Steps<void> {
  yield* rows('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  const [found] = yield* rows<{ version: number }>('SELECT version FROM schema_version');
  const version = found?.version ?? 0;
  if (version > migrations.length) {
    throw new Error(`the database has version ${version} and this server knows up to ${migrations.length}: it needs a newer server`);
  }
  if (version === migrations.length) return;
  for (const statement of migrations.slice(version).flat()) yield* rows(statement);
  if (!found) yield* rows('INSERT INTO schema_version (version) VALUES (?)', migrations.length);
  else yield* rows('UPDATE schema_version SET version = ?', migrations.length);
}
