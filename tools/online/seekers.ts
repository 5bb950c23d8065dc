/** People who look for opponents, leave whoever is found for them before the game, and look again. */
import type { Push } from '@peerless/protocol';
import { type Client, connect, NotNow, newPlayer, PATIENT_PACES, type Player } from './client.ts';

export interface Surroundings {
  urls: readonly string[];
  random(): number;
  isOver(): boolean;
}
export interface Sought {
  /** How often somebody was found. */
  met: number;
  /** Refusals that nobody should meet. */
  problems: string[];
}
const WAIT = 500;
const FOUND_WITHIN = 3_000;
/** What a server in trouble says, and one where somebody was quicker. */
const HARMLESS = ['broken', 'busy', 'tooMany', 'notNow', 'notYours', 'noTable'];

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function seekers(count: number, { urls, random, isOver }: Surroundings): Promise<Sought> {
  const sought: Sought = { met: 0, problems: [] };
  const run = async (player: Player): Promise<void> => {
    while (!isOver()) {
      let found: string | null = null;
      const hear = (push: Push): void => {
        if ('seated' in push) found = push.seated;
      };
      let client: Client | undefined;
      try {
        const url = urls[Math.floor(random() * urls.length)];
        client = await connect(url, player, hear);
        await leaveAll(url, player, client);
        const days = random() < 0.5 ? 3 : 0;
        await client.ask('seek', { pools: ['duel'], paces: PATIENT_PACES, rated: 'casual', within: null, days });
        for (const until = Date.now() + FOUND_WITHIN; !found && client.isOpen && !isOver() && Date.now() < until; ) await sleep(50);
        if (found) sought.met++;
        if (found) await client.ask('stand', { table: found });
      } catch (problem) {
        if (problem instanceof NotNow && !HARMLESS.includes(problem.why)) sought.problems.push(problem.message);
      }
      client?.tear();
      await sleep(WAIT * random());
    }
  };
  const people = await Promise.all(Array.from({ length: count }, () => newPlayer(urls[0])));
  await Promise.all(people.map(run));
  return sought;
}

/** Also those that were found while the connection was broken. */
async function leaveAll(url: string, { key }: Player, client: Client): Promise<void> {
  const response = await fetch(new URL('api/me/tables', url), { headers: { Authorization: `Bearer ${key}` } });
  if (!response.ok) return;
  const { games } = (await response.json()) as { games: { id: string }[] };
  for (const { id } of games) await client.ask('stand', { table: id });
}
