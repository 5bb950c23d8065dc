/** What operators decide, and the notes of it. */
import { randomBytes } from 'node:crypto';
import type { PlayerCard } from '@peerless/protocol';
import type { Act, Found, Marks } from './governed.ts';
import { rows, type Steps } from './steps.ts';

interface MarksRow {
  muted: number;
  banned: number;
  unlisted: number;
}
const marksOf = ({ muted, banned, unlisted }: MarksRow): Marks => ({ muted, banned, unlisted: unlisted === 1 });

export function* marks(player: string): Steps<Marks | undefined> {
  const [found] = yield* rows<MarksRow>('SELECT muted, banned, unlisted FROM players WHERE id = ?', player);
  return found && marksOf(found);
}
/** Of other alphabets a database may know no small and capital letters: those that are looked for are told to it. */
const capitals = (small: string): [string, string][] =>
  [...new Set(small)].map((letter): [string, string] => [letter.toUpperCase(), letter]).filter(([capital, letter]) => capital !== letter);

export function* find(text: string, limit: number): Steps<Found[]> {
  const small = text.toLowerCase();
  const told = capitals(small);
  const name = told.reduce((written) => `REPLACE(${written}, ?, ?)`, 'name');
  const found = yield* rows<PlayerCard & MarksRow & { created: number }>(
    `SELECT id, name, emblem, created, muted, banned, unlisted FROM players
     WHERE id = ? OR ${name} LIKE ? ESCAPE '!'
     ORDER BY CASE WHEN id = ? THEN 0 ELSE 1 END, created DESC, id LIMIT ?`,
    text,
    ...told.flat(),
    `%${small.replaceAll(/[!%_]/g, '!$&')}%`,
    text,
    limit,
  );
  return found.map(({ id, name, emblem, created, ...row }) => ({ player: { id, name, emblem }, since: created, ...marksOf(row) }));
}
export function* mark(player: string, { muted, banned, unlisted }: Partial<Marks>, act: Act): Steps<boolean> {
  const [found] = yield* rows(
    `UPDATE players SET muted = COALESCE(?, muted), banned = COALESCE(?, banned), unlisted = COALESCE(?, unlisted)
     WHERE id = ? RETURNING id`,
    muted ?? null,
    banned ?? null,
    unlisted === undefined ? null : Number(unlisted),
    player,
  );
  if (found) yield* note(act);
  return found !== undefined;
}
export function* rename(player: string, name: string, act: Act): Steps<boolean> {
  const [found] = yield* rows('UPDATE players SET name = ? WHERE id = ? RETURNING id', name, player);
  if (found) yield* note(act);
  return found !== undefined;
}

export function* note({ at, operator, what, about, details }: Act): Steps<void> {
  yield* rows(
    'INSERT INTO acts (id, at, operator, what, about, details) VALUES (?, ?, ?, ?, ?, ?)',
    randomBytes(12).toString('base64url'),
    at,
    operator,
    what,
    about,
    JSON.stringify(details),
  );
}
export function* acts(limit: number, about: string | null = null): Steps<Act[]> {
  const found = yield* rows<Omit<Act, 'details'> & { details: string }>(
    `SELECT at, operator, what, about, details FROM acts WHERE about = COALESCE(?, about) ORDER BY at DESC, id LIMIT ?`,
    about,
    limit,
  );
  return found.map((row) => ({ ...row, details: JSON.parse(row.details) }));
}
