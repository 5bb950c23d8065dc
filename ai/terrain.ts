/** How far things are on a board, worked out once. */
import { layout, type Match } from '@peerless/engine';
import { once } from './once.ts';

export interface Terrain {
  count: number;
  /** Steps a fighter needs from one space to another over lines and passages, doors open. */
  steps: Uint8Array;
  /** Steps to the nearest space from which a ranged fighter reaches the other one. */
  stepsToZone: Uint8Array;
  /** Steps to the nearest space next to the other one. */
  stepsToSide: Uint8Array;
}

const FAR = 30;
const surveyed = once(survey);
export const terrainOf = ({ board }: Match): Terrain => surveyed(board);

function survey(board: Match['board']): Terrain {
  const { count } = board;
  const { steps: ways, adjacent, sameZone } = layout(board, 0);
  const steps = new Uint8Array(count * count).fill(FAR);
  for (let from = 0; from < count; from++) {
    steps[from * count + from] = 0;
    const queue = [from];
    for (const at of queue) {
      for (const next of ways[at]) {
        if (steps[from * count + next] < FAR) continue;
        steps[from * count + next] = steps[from * count + at] + 1;
        queue.push(next);
      }
    }
  }
  const nearest = (fits: Uint8Array): Uint8Array => {
    const least = new Uint8Array(count * count).fill(FAR);
    for (let from = 0; from < count; from++)
      for (let to = 0; to < count; to++)
        for (let at = 0; at < count; at++)
          if (at !== to && fits[at * count + to] && steps[from * count + at] < least[from * count + to])
            least[from * count + to] = steps[from * count + at];
    return least;
  };
  const toSide = nearest(adjacent);
  const toZone = nearest(sameZone);
  for (let i = 0; i < toZone.length; i++) toZone[i] = Math.min(toZone[i], toSide[i]);
  return { count, steps, stepsToSide: toSide, stepsToZone: toZone };
}
