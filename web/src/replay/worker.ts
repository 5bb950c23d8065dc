/** Analyses one game beside the page, and tells of each answer. */
import '@peerless/boards';
import '@peerless/heroes';
import { type AnalysisProgress, analyse } from '@peerless/ai';
import type { GameRecord } from '@peerless/engine';

export interface Task {
  record: GameRecord;
  iterations: number;
  /** Whose choices are judged; everybody's if it is not said. */
  seats?: readonly number[];
}
export type Found = AnalysisProgress | { problem: string };

const say = (found: Found): void => postMessage(found);

addEventListener('message', ({ data: { record, iterations, seats } }: MessageEvent<Task>) => {
  try {
    for (const progress of analyse(record, iterations, 1, seats)) say(progress);
  } catch (problem) {
    say({ problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
