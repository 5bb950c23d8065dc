/** What may be taken back: apart, one's own last decision if the others agree; together, the last decision of anybody at the device. */
import { asked, choices, type Game, kindOfChoice } from '@peerless/engine';
import type { Heard, Update } from '@peerless/protocol';
import { hasLearned } from './learned.ts';
import { type Decision, isPerson, personsAt, type Table } from './table.ts';

/**
 * Before how many answers the last decision of these seats was; −1 if they have made none since somebody gave up, which is final. One without
 * an alternative counts as well: to pass over it would tell the others what was in the hand.
 */
export function lastDecision({ answers, answeredBy }: Pick<Table, 'answers' | 'answeredBy'>, seats: readonly number[]): number {
  const last = answeredBy.findLastIndex((seat) => seats.includes(seat));
  return last > answers.findLastIndex((each) => kindOfChoice(each) === 'concede') ? last : -1;
}

/** Together: the last decision once the question that is open now will have been answered. One without an alternative is none, where nobody else could learn that from it. */
export function decisionAfter(before: Decision | null, game: Game, table: Pick<Table, 'seats'>): Decision | null {
  const by = asked(game);
  const isFree = choices(game).length > 1;
  if (isPerson(table, by) && (isFree || personsAt(table).length > 1)) return { at: game.seq, by, isLast: true };
  return before && isFree ? { ...before, isLast: false } : before;
}

/** Together: may the last decision be taken back freely, or does it leave a mark? `heard` is all that has happened. */
export function undoAt(table: Pick<Table, 'seats' | 'decision'>, heard: readonly Heard[]): Update['undo'] {
  if (!table.decision) return null;
  const { at, by, isLast } = table.decision;
  const since = heard.slice(heard.findLastIndex(({ seq }) => seq <= at) + 1);
  return isLast && !hasLearned(since, by, personsAt(table)) ? 'free' : 'marked';
}
