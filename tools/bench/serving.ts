/** Answers that a server takes, from the connection through host and store to everybody who is told, in one process; the other probe is `probe.ts`. */
import { duel, house, step } from '../../server/test/house.ts';
import { probe } from './per-second.ts';
import { randomFrom } from './random.ts';

const TABLES = 8;
/** Nobody is held up for being too quick: a second is a thousand. */
const own = await house({ steady: () => performance.now() * 1000 });
const random = randomFrom(1);

/** One game at random; the number of answers. */
async function played(): Promise<number> {
  const { table, players } = await duel(own);
  let answers = 0;
  while (await step(table, players, random)) answers++;
  for (const player of players) player.leave();
  return answers;
}

await probe({
  'server, answers': async () => (await Promise.all(Array.from({ length: TABLES }, played))).reduce((sum, each) => sum + each, 0),
});
