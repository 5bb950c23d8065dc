/** What an analysis teaches about a game that was lost. */
import type { Decision, Step } from '@peerless/ai';
import {
  answer,
  type Choice,
  type Described,
  describe,
  explain,
  type GameRecord,
  newGameFrom,
  parseRecord,
  type Question,
} from '@peerless/engine';

/** Choices that gave away less may have been as good: a quick look cannot tell. */
export const SURE = 0.15;
const loss = ({ before, after }: Decision): number => before - after;
const worst = (decisions: readonly Decision[]): Decision | null => decisions.toSorted((a, b) => loss(b) - loss(a))[0] ?? null;

/** The one choice of a seat that was worst, if that is sure. */
export const lessonOf = (decisions: readonly Decision[], seat: number): Decision | null =>
  worst(decisions.filter((each) => each.seat === seat && each.best[0].choice !== each.chosen && loss(each) >= SURE));
/** The choice with which one of the losers gave away most, if it turned the game. */
export const turningOf = (decisions: readonly Decision[], winners: readonly number[]): Decision | null =>
  worst(decisions.filter(({ seat, isTurningPoint }) => isTurningPoint && !winners.includes(seat)));

export interface Recalled {
  question: Question | null;
  chosen: Described;
  better: Described;
  /** How the better one would have gone on. */
  line: readonly Step[];
}
/** What was asked and answered there, by names. */
export function recalled(record: GameRecord, { at, chosen, best, line = [] }: Decision): Recalled {
  const kept = parseRecord(record);
  const game = newGameFrom(kept);
  for (const each of kept.answers.slice(0, at)) answer(game, each as Choice);
  return { question: explain(game), chosen: describe(game, chosen), better: describe(game, best[0].choice), line };
}
