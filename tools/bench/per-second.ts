/** A probe is warm, and measures a figure again whenever a line with its name comes in. */
import { createInterface } from 'node:readline';

/** Does something and tells how many it has done. */
export type Work = () => number | Promise<number>;

const ROUND_MS = 500;
/** By the processor time that was used, so that other programs matter less. */
async function perSecond(work: Work): Promise<number> {
  const { user, system } = process.cpuUsage();
  const used = (): number => {
    const now = process.cpuUsage({ user, system });
    return (now.user + now.system) / 1000;
  };
  let done = 0;
  do done += await work();
  while (used() < ROUND_MS);
  return (done / used()) * 1000;
}

/** Until the compiler of the machine has nothing more to do. */
const WARM_UP = 8;

export async function probe(works: Readonly<Record<string, Work>>): Promise<void> {
  for (let round = 0; round < WARM_UP; round++) for (const work of Object.values(works)) await perSecond(work);
  console.log('ready');
  createInterface(process.stdin).on('line', async (name) => console.log(JSON.stringify(await perSecond(works[name]))));
  process.stdin.on('end', () => process.exit());
}
