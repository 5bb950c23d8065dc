/** Tries one property on one setup for each message; answers with the problem, or null. */
import { parentPort } from 'node:worker_threads';
import { everySetup, PROPERTIES, type Property, seedOf } from '../../engine/test/matrix.ts';

const all = everySetup();
const properties = Object.values<Property>(PROPERTIES);

parentPort!.on('message', ({ property, setup }: { property: number; setup: number }) => {
  parentPort!.postMessage(problemOf(() => properties[property](all[setup], seedOf(all[setup]))));
});

function problemOf(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (problem) {
    return (problem as Error).stack ?? String(problem);
  }
}
