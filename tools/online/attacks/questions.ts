/** Questions over HTTP, one after the other without a pause, of the kind that takes most work. */
import { Agent, get } from 'node:http';
import type { Attack, Figures, Target } from './attack.ts';

const CONNECTIONS = 150;
const PATHS = ['metrics', 'ready', 'api/leaders/duel'];

async function ask({ url, from, seconds }: Target): Promise<Figures> {
  const figures: Figures = { answered: 0, refused: 0 };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress: from });
  const end = performance.now() + seconds * 1000;
  const one = (path: string): Promise<void> =>
    new Promise((resolve) => {
      get(new URL(path, url), { agent }, (response) => {
        figures[response.statusCode === 200 ? 'answered' : 'refused']++;
        response.resume().on('close', resolve);
      }).on('error', () => resolve());
    });
  const many = async (path: string): Promise<void> => {
    while (performance.now() < end) await one(path);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => many(PATHS[n % PATHS.length])));
  agent.destroy();
  return figures;
}

export const QUESTIONS: Attack = {
  name: 'questions',
  says: `${CONNECTIONS} connections ask over HTTP without a pause`,
  attack: ask,
};
