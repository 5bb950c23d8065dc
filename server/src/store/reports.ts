/** What players have reported, until an operator has dealt with it. */
import { randomBytes } from 'node:crypto';
import type { PlayerCard, ReportReason } from '@peerless/protocol';
import type { Act, Reported, ReportMade } from './governed.ts';
import { note } from './governing.ts';
import { rows, type Steps } from './steps.ts';

/** Of one player, that wait. */
const MOST_WAITING = 20;

export function* report({ at, by, about, why, table, said }: ReportMade): Steps<boolean> {
  // Who reports comes one report after the other.
  yield* rows('SELECT id FROM players WHERE id = ? FOR UPDATE', by);
  const waiting = yield* rows<{ about: string; why: string; table_id: string | null; said_at: number | null }>(
    'SELECT about, why, table_id, said_at FROM reports WHERE player = ?',
    by,
  );
  const found = table ?? (yield* lastGameOf(by, about));
  const isTheSame = (each: (typeof waiting)[number]): boolean =>
    each.about === about && each.why === why && each.table_id === found && each.said_at === (said?.at ?? null);
  if (waiting.some(isTheSame)) return true;
  if (waiting.length >= MOST_WAITING) return false;
  yield* rows(
    `INSERT INTO reports (id, at, player, about, why, table_id, said_at, said)
     SELECT ?, ?, one.id, two.id, ?, ?, ?, ? FROM players one, players two WHERE one.id = ? AND two.id = ?`,
    randomBytes(9).toString('base64url'),
    at,
    why,
    found,
    said?.at ?? null,
    said?.text ?? null,
    by,
    about,
  );
  return true;
}
function* lastGameOf(one: string, two: string): Steps<string | null> {
  const [found] = yield* rows<{ table_id: string }>(
    `SELECT results.table_id AS table_id FROM results JOIN result_seats mine ON mine.table_id = results.table_id
     JOIN result_seats theirs ON theirs.table_id = results.table_id
     WHERE mine.player = ? AND theirs.player = ? ORDER BY ended DESC LIMIT 1`,
    one,
    two,
  );
  return found?.table_id ?? null;
}

interface ReportRow {
  id: string;
  at: number;
  why: ReportReason;
  table_id: string | null;
  said: string | null;
  player: string;
  about: string;
}
export function* reports(limit: number): Steps<Reported[]> {
  const found = yield* rows<ReportRow>('SELECT id, at, why, table_id, said, player, about FROM reports ORDER BY at, id LIMIT ?', limit);
  const people = found.flatMap(({ player, about }) => [player, about]);
  const cards = yield* rows<PlayerCard>('SELECT id, name, emblem FROM players WHERE id IN (?*)', people);
  const known = new Map(cards.map((card) => [card.id, card]));
  return found.map(({ table_id, player, about, ...row }) => ({
    ...row,
    table: table_id,
    by: known.get(player)!,
    about: known.get(about)!,
  }));
}
/** What was said is kept no longer than it waits. */
export function* settle(id: string, act: Act): Steps<boolean> {
  const [found] = yield* rows<ReportRow>('DELETE FROM reports WHERE id = ? RETURNING id, why, table_id, player, about', id);
  if (!found) return false;
  const { why, table_id, player, about } = found;
  yield* note({ ...act, about, details: { why, by: player, ...(table_id === null ? {} : { table: table_id }), ...act.details } });
  return true;
}
