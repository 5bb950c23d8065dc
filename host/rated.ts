/** Which games count for ratings: those that shall, and that were played. */
import { kindOfChoice, matchOf } from '@peerless/engine';
import { hasResult, type Table } from './table.ts';

/** A turn takes some nine answers: whoever leaves before so many, or so soon, has hardly seen the other's first turn. */
export const LEAST_ANSWERS = 10;
export const LEAST_TIME = 60_000;

/** Of each side; to give up is no answer. */
function answersBySide({ game, answers, answeredBy }: Table): Map<number, number> {
  const { allies } = matchOf(game!);
  const given = new Map(allies.map((side) => [side, 0]));
  for (const [n, seat] of answeredBy.entries())
    if (kindOfChoice(answers[n]) !== 'concede') given.set(allies[seat], given.get(allies[seat])! + 1);
  return given;
}
/** From the first question to the end. */
export const lasted = ({ start, changed }: Pick<Table, 'start' | 'changed'>): number => changed - start!.at;

/** It should have been rated. Who is out early has lost to the others all the same: two sides have to have played. */
export function isTooShort(table: Table, leastTime = LEAST_TIME): boolean {
  if (!table.options.rated || !hasResult(table)) return false;
  const played = [...answersBySide(table).values()].filter((answers) => answers >= LEAST_ANSWERS);
  return played.length < 2 || lasted(table) < leastTime;
}
