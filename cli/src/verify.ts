/** `peerless verify`: runs scenes and lessons and tells which hold. */
import { type Described, verify as run, type Shortfall } from '@peerless/engine';
import type { LessonShortfall } from '@peerless/engine/lessons';
import { reasonText } from '@peerless/text';
import { DONE, Failure, FELL_SHORT } from './failure.ts';
import { filesIn, readJson } from './files.ts';
import { isLesson, lessonLines, lessonShortfalls } from './lessons.ts';
import { styled, type Terminal } from './terminal.ts';

export interface VerifyOptions {
  json?: boolean;
  /** Of lessons only the solution and the tries that they name. */
  quick?: boolean;
}

export function verify(paths: readonly string[], { json, quick = false }: VerifyOptions, terminal: Terminal): number {
  let exitCode = DONE;
  for (const file of filesIn(paths, ['.scene', '.lesson'])) {
    const outcome = outcomeOf(file, quick);
    if (!outcome.ok) exitCode = FELL_SHORT;
    if (json) terminal.out(JSON.stringify(outcome));
    else tell(outcome, terminal);
  }
  return exitCode;
}

interface Outcome {
  file: string;
  title: string | null;
  ok: boolean;
  /** Why the file could not be run at all. */
  error?: string;
  shortfall?: Shortfall;
  /** Of a lesson. */
  shortfalls?: LessonShortfall[];
}
function outcomeOf(file: string, isQuick: boolean): Outcome {
  let title: string | null = null;
  try {
    const data = readJson(file);
    title = titleOf(data);
    if (isLesson(data)) {
      const shortfalls = lessonShortfalls(data, { isQuick });
      return shortfalls.length ? { file, title, ok: false, shortfalls } : { file, title, ok: true };
    }
    const shortfall = run(data);
    return shortfall ? { file, title, ok: false, shortfall } : { file, title, ok: true };
  } catch (error) {
    const message = error instanceof Failure ? error.message : `the engine failed on this file: ${(error as Error).message}`;
    return { file, title, ok: false, error: message };
  }
}
/** A lesson has one in every language. */
function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('title' in data)) return null;
  const { title } = data;
  const own = typeof title === 'object' && title !== null && 'en' in title ? title.en : title;
  return typeof own === 'string' ? own : null;
}

function tell({ file, title, ok, error, shortfall, shortfalls = [] }: Outcome, terminal: Terminal): void {
  const named = title === null ? file : `${title} (${file})`;
  terminal.out(ok ? `${styled('ok', 'green', terminal)}   ${named}` : `${styled('FAIL', 'red', terminal)} ${named}`);
  if (error !== undefined) terminal.out(`  ${error}`);
  if (shortfall) for (const line of shortfallLines(shortfall)) terminal.out(`  ${line}`);
  for (const line of shortfalls.flatMap(lessonLines)) terminal.out(`  ${line}`);
}
/** Of a scene that falls short: where, what was expected, what was there. */
export function shortfallLines({ step, problem, expected, found, why, legal }: Shortfall): string[] {
  if (step === 0) return (found as { path: string; problem: string }[]).map((each) => `${each.path || '(whole)'}: ${each.problem}`);
  return [
    `step ${step}: ${problem}`,
    `expected: ${shown(expected)}`,
    `found:    ${Array.isArray(found) && !found.length ? 'nothing' : shown(found)}`,
    ...(why ? [`because:  ${reasonText(why, 'en', { seats: [] })}`] : []),
    legal.length ? 'legal:' : 'legal:    nothing; the game is over',
    ...legal.map((choice: Described) => `  ${shown(choice)}`),
  ];
}
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
