/** What somebody is told who looks at a table: what is new, what they have missed, how it was. */
import type { Eyes, Had, Heard, Push, Sitting, Update } from '@peerless/protocol';
import { clockOf } from './clock.ts';
import { gameAt, heardUpTo } from './playing.ts';
import { refuse } from './refused.ts';
import { heldWith, type Table } from './table.ts';
import { updateFor } from './update.ts';

/** An update with what an answer to it must say. */
export const pushOf = (table: Table, update: Update, now: number): Extract<Push, { update: Update }> => ({
  update,
  at: table.askedAt,
  takenBack: table.rewinds,
  clock: clockOf(table, now),
});

/** The game as these eyes see it, with what happened after what they have. */
export function caughtUp(table: Table, by: Eyes, have: Had | undefined, seats: Sitting[]): Update {
  const heard = heardUpTo(table, table.answers.length);
  const isKnown = have !== undefined && have.takenBack === table.rewinds && have.answers <= table.answers.length && table.phase !== 'over';
  const update = updateFor(table, by, isKnown ? heard.filter(({ seq }) => seq > have.answers) : heard, !isKnown, seats);
  const acted = have || table.phase === 'over' ? 0 : lastAct(table, by);
  return acted ? { ...update, news: update.told.filter(({ seq }) => seq > acted).length } : update;
}

/** The number of the last answer that whoever looks gave when they were asked; 0 if they gave none. */
function lastAct(table: Table, by: Eyes): number {
  const own = typeof by === 'number' ? heldWith(table, by) : [];
  return table.answeredBy.findLastIndex((seat, n) => own.includes(seat) && !table.stood.includes(n + 1)) + 1;
}

/** The game after so many answers. */
export function pastOf(table: Table | undefined, seq: number, by: Eyes, seats: (table: Table) => Sitting[]): Update {
  if (!table?.start) return refuse('notNow');
  const heard: Heard[] = [];
  const past = { ...table, game: gameAt(table, seq, (each) => heard.push(each)) };
  return { ...updateFor(past, by, heard, true, seats(table)), undo: null };
}

/** Whoever comes from another process may have seen what this copy of the table has not heard of yet. */
export const isBehind = ({ rewinds, answers }: Pick<Table, 'rewinds' | 'answers'>, have: Had): boolean =>
  have.takenBack > rewinds || (have.takenBack === rewinds && have.answers > answers.length);
