/** What a run of the load comes to. */
import { availableParallelism } from 'node:os';
import { disturbed, type Taken } from '../machine.ts';
import { percentile } from '../percentile.ts';
import type { Heard } from './matches.ts';

export interface Usage {
  memory: number;
  cpu: number;
}
/** One run: before there was anything, with all games open, and before and after they were played. */
export interface Run {
  processes: number;
  games: number;
  /** Answers given, and in how many seconds; `elapsed` is measured. */
  sent: number;
  seconds: number;
  elapsed: number;
  empty: Usage;
  full: Usage;
  before: Usage;
  after: Usage;
  takenEach: readonly Taken[];
  heard: Heard;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
function figuresOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    median: round(percentile(sorted, 0.5)),
    p95: round(percentile(sorted, 0.95)),
    p99: round(percentile(sorted, 0.99)),
    most: round(sorted.at(-1) ?? 0),
  };
}

export function figures({ processes, games, sent, seconds, elapsed, empty, full, before, after, takenEach, heard }: Run) {
  const noisy = disturbed(takenEach);
  const undisturbed = heard.latencies.filter((_, n) => !noisy.has(heard.answeredIn[n]));
  const acknowledged = heard.acknowledged.toSorted((a, b) => a - b);
  const shareOf = (who: keyof Taken): number =>
    Math.round(takenEach.reduce((sum, each) => sum + each[who], 0) / elapsed / availableParallelism()) / 100;
  warn(noisy.size, takenEach.length, shareOf('others'), shareOf('stolen'));
  return {
    processes,
    games,
    sockets: games * 2,
    answersPerSecond: round(sent / seconds),
    failures: heard.failures,
    everyoneToldMs: figuresOf(heard.latencies),
    /** Without the seconds in which other programs, or other machines, had much of the processors. */
    undisturbed: { seconds: takenEach.length - noisy.size, everyoneToldMs: undisturbed.length ? figuresOf(undisturbed) : null },
    othersShare: shareOf('others'),
    stolenShare: shareOf('stolen'),
    acknowledgedMs: { median: round(percentile(acknowledged, 0.5)), p99: round(percentile(acknowledged, 0.99)) },
    kBPerConnection: round((full.memory - empty.memory) / (games * 2)),
    kBPerConnectionAfterPlay: round((after.memory - empty.memory) / (games * 2)),
    processorMsPerAnswer: round(((after.cpu - before.cpu) / sent) * 100) / 100,
    processorShare: round((after.cpu - before.cpu) / elapsed / 10) / 100,
  };
}
/** Said to people also where programs read the figures. */
function warn(noisy: number, seconds: number, others: number, stolen: number): void {
  if (!noisy) return;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  process.stderr.write(
    `The machine was not quiet in ${noisy} of ${seconds} s: other programs had ${percent(others)} of its processors, other machines ${percent(stolen)}. ` +
      'Look at the undisturbed figures, or measure again.\n',
  );
}
