/** Lessons, for `peerless verify`: computer players decide where nothing else says what is done. */
import { decide, LEVELS, type Level, player } from '@peerless/ai';
import { mask, nearest } from '@peerless/engine';
import { type LessonShortfall, type Plays, type Thoroughness, verifyLesson } from '@peerless/engine/lessons';
import { Failure } from './failure.ts';

/** Of a learner who has listened, and knows nothing else. */
const LEARNER: Level = 'easy';

export const isLesson = (data: unknown): data is { level?: unknown; learner?: unknown } =>
  typeof data === 'object' && data !== null && 'lesson' in data;

/** Everything in which a lesson falls short; nothing if it holds. */
export function lessonShortfalls(data: unknown, how: Thoroughness = {}): LessonShortfall[] {
  const { level, learner } = isLesson(data) ? data : {};
  const others = LEVELS.find((each) => each === level);
  if (typeof level === 'string' && !others) throw new Failure(`level: unknown level "${level}"; ${didYouMean(level)}`);
  /** The same in the same game, whatever was tried before. */
  const plays: Plays = (game, seat) => decide(player(seat === learner ? LEARNER : others!, game.seq), mask(game, seat));
  return verifyLesson(data, plays, how);
}
function didYouMean(level: string): string {
  const near = nearest(level, LEVELS);
  return near ? `did you mean "${near}"?` : `known: ${LEVELS.join(', ')}`;
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
/** Where it falls short, for people. */
export function lessonLines({ step, problem, expected, found, tried, said, legal }: LessonShortfall): string[] {
  if (Array.isArray(found) && problem === 'it is not sound')
    return found.map((each: { path: string; problem: string }) => `${each.path || '(whole)'}: ${each.problem}`);
  return [
    `${step === null ? 'the lesson' : `step "${step}"`}: ${problem}`,
    ...(tried ? [`tried:    ${shown(tried)}`] : []),
    ...(said === null ? [] : [`said:     ${shown(said)}`]),
    ...(expected === null ? [] : [`expected: ${shown(expected)}`]),
    ...(found === null ? [] : [`found:    ${shown(found)}`]),
    ...(legal.length ? ['legal:', ...legal.map((choice) => `  ${shown(choice)}`)] : []),
  ];
}
