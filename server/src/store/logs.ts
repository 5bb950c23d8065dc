/** Tables and what happened at them. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parseEntries } from '@peerless/host';
import type { Phase } from '@peerless/protocol';
import { rows, type Steps } from './steps.ts';
import type { Append, Stored } from './store.ts';

/** A table that is over is not found by who sat there. */
export const seated = ({ summary }: Append): string[] => (summary.phase === 'over' ? [] : [...new Set(summary.players)]);

interface TableRow {
  phase: Phase;
  is_public: number;
  is_watchable: number;
  players: string;
  due: number | null;
  packed: ArrayBuffer | Uint8Array | null;
}
/** In one statement, so that nothing is packed between two. */
export function* read(table: string, from: number): Steps<Stored | undefined> {
  const found = yield* rows<TableRow & { body: string | null }>(
    `SELECT phase, is_public, is_watchable, players, due, packed, body
     FROM tables LEFT JOIN entries ON table_id = id AND n >= ? WHERE id = ? ORDER BY n`,
    from,
    table,
  );
  if (found.length === 0) return undefined;
  const { phase, is_public, is_watchable, players, due, packed } = found[0];
  const entries = found.flatMap(({ body }): unknown[] => (body === null ? [] : [JSON.parse(body)]));
  return {
    summary: { phase, isPublic: is_public === 1, isWatchable: is_watchable === 1, players: JSON.parse(players), due },
    entries: parseEntries(packed === null ? entries : [...unpacked(packed).slice(from), ...entries], table),
  };
}

const unpacked = (packed: ArrayBuffer | Uint8Array): unknown[] => JSON.parse(inflateRawSync(packed).toString());
/** A finished log becomes one value; whatever happens later is written after it. */
export function* pack(table: string): Steps<void> {
  const entries = yield* rows<{ body: string }>('SELECT body FROM entries WHERE table_id = ? ORDER BY n', table);
  const packed = deflateRawSync(`[${entries.map(({ body }) => body).join()}]`);
  yield* rows('UPDATE tables SET packed = ?, due = NULL WHERE id = ?', packed, table);
  yield* rows('DELETE FROM entries WHERE table_id = ?', table);
}

export function* lengths(tables: readonly string[]): Steps<Map<string, number>> {
  const found = yield* rows<{ id: string; length: number }>('SELECT id, length FROM tables WHERE id IN (?*)', tables);
  return new Map(found.map(({ id, length }) => [id, length]));
}
export function* openTables(limit: number): Steps<string[]> {
  const found = yield* rows<{ id: string }>(
    `SELECT id FROM tables WHERE phase = 'gathering' AND is_public = 1 ORDER BY created DESC LIMIT ?`,
    limit,
  );
  return found.map(({ id }) => id);
}
export function* liveTables(limit: number): Steps<string[]> {
  const found = yield* rows<{ id: string }>(
    `SELECT id FROM tables WHERE phase = 'playing' AND is_watchable = 1 ORDER BY created DESC LIMIT ?`,
    limit,
  );
  return found.map(({ id }) => id);
}
export function* tablesOf(player: string): Steps<string[]> {
  const found = yield* rows<{ table_id: string }>('SELECT table_id FROM players_at WHERE player = ?', player);
  return found.map(({ table_id }) => table_id);
}
export function* tablemates(player: string): Steps<string[]> {
  const found = yield* rows<{ player: string }>(
    `SELECT DISTINCT other.player AS player FROM players_at own JOIN players_at other ON other.table_id = own.table_id
     WHERE own.player = ? AND other.player <> ? ORDER BY player`,
    player,
    player,
  );
  return found.map(({ player }) => player);
}
export function* dueTables(by: number, limit: number): Steps<{ table: string; due: number }[]> {
  return yield* rows<{ table: string; due: number }>(
    'SELECT id AS "table", due FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?',
    by,
    limit,
  );
}
