/** People play while servers are killed, databases restarted and networks cut: afterwards nothing is lost, and nobody was told two histories. */
import { calledWith } from '../options.mjs';
import type { Scene } from './chaos/faults.ts';
import { type Figures, play } from './chaos/play.ts';
import { clustered, embedded, type Services } from './chaos/scenes.ts';
import { objections } from './chaos/verdict.ts';
import { newFolder } from './server-process.ts';

const { values } = calledWith({
  run: 'npm run chaos --',
  what: 'People play while servers are killed, databases restarted and networks cut; then every game is compared with what each was told of it.',
  options: {
    answers: { type: 'string', value: 'N', default: '100000', about: 'answers to be given in all' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same chances' },
    pairs: { type: 'string', value: 'N', default: '24', about: 'pairs of players' },
    processes: { type: 'string', value: 'N', default: '3', about: 'servers on PostgreSQL and Redis' },
    only: { type: 'string', value: 'SCENE', default: '', about: 'embedded or clustered; both by default' },
    'back-within': { type: 'string', value: 'MS', default: '5000', about: 'players are back so long after a process was killed' },
    json: { type: 'boolean', about: 'one network for programs' },
  },
});
/** Of the answers; the rest is played on several processes. */
const EMBEDDED = 0.2;

function dice(seed: number): () => number {
  let state = (seed * 2 + 1) % 2147483647;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
const progress = (text: string): void =>
  void process.stderr.write(process.stderr.isTTY ? `\r${text.padEnd(90)}` : values.json ? '' : `${text}\n`);

/** `startServices` gives a PostgreSQL and a Redis that may be restarted. */
export async function chaos(program: string, startServices: () => Promise<Services>): Promise<boolean> {
  const random = dice(Number(values.seed));
  const answers = Number(values.answers);
  const all: Figures[] = [];
  const perform = async (scene: Scene, wanted: number): Promise<void> => {
    try {
      all.push(await play(scene, Math.round(wanted), Number(values.pairs), progress));
    } finally {
      await Promise.all(scene.servers.map((server) => server.end('SIGKILL')));
      for (const network of scene.networks) network.cut();
    }
  };
  const folder = newFolder();
  let services: Services | undefined;
  try {
    if (values.only !== 'clustered') await perform(await embedded(program, folder.path, random), answers * (values.only ? 1 : EMBEDDED));
    if (values.only !== 'embedded') {
      services = await startServices();
      const scene = await clustered(program, folder.path, random, Number(values.processes), services);
      await perform(scene, answers * (values.only ? 1 : 1 - EMBEDDED));
    }
  } finally {
    await services?.stop();
    folder.remove();
  }
  const why = objections(all, Number(values['back-within']));
  const isSound = !why.length;
  if (values.json) console.log(JSON.stringify({ isSound, why, scenes: all }));
  else console.log(...all, isSound ? 'Sound.' : ['Not sound:', ...why].join('\n  '));
  return isSound;
}
