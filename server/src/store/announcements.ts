/** What operators have announced, until its time is up. */
import type { Act, Announced } from './governed.ts';
import { note } from './governing.ts';
import { rows, type Steps } from './steps.ts';

export function* announce({ id, begins, ends, says }: Announced, act: Act): Steps<void> {
  yield* rows('DELETE FROM announcements WHERE ends <= ?', act.at);
  yield* rows('INSERT INTO announcements (id, at, begins, ends, says) VALUES (?, ?, ?, ?, ?)', id, act.at, begins, ends, says);
  yield* note(act);
}
export function* announcements(at: number): Steps<Announced[]> {
  return yield* rows<Announced>('SELECT id, begins, ends, says FROM announcements WHERE ends > ? ORDER BY announcements.at DESC, id', at);
}
export function* withdraw(id: string, act: Act): Steps<boolean> {
  const [found] = yield* rows('DELETE FROM announcements WHERE id = ? RETURNING id', id);
  if (found) yield* note(act);
  return found !== undefined;
}
