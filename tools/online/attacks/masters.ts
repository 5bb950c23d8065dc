/** One player with many tables of three masters each, who keeps all of them thinking. */
import { type Client, connect, newPlayer, QUICK } from '../client.ts';
import { percentile } from '../percentile.ts';
import { type Attack, type Figures, type Honest, sleep, type Target } from './attack.ts';

const TABLES = 20;
/** A socket looks at so many tables at most. */
const LOOKS = 8;
const FOUR = { ...QUICK, mode: 'freeForAll', seats: 4 } as const;
const MASTER = { kind: 'computer', level: 'master' } as const;
const MEDIUM = { kind: 'computer', level: 'medium' } as const;

/** Forty messages, and an answer wherever one is wanted. */
async function play({ url, from, seconds }: Target): Promise<Figures> {
  const figures = { told: 0, refused: 0 };
  const player = await newPlayer(url);
  const refused = (): void => void figures.refused++;
  const device = async (): Promise<Client> => {
    const client = await connect(
      url,
      player,
      (push) => {
        if (!('update' in push)) return;
        figures.told++;
        const { id, answers } = push.update;
        if (answers.length) client.ask('answer', { table: id, at: push.at, choice: answers[0] }).catch(refused);
      },
      () => {},
      from,
    );
    return client;
  };
  const devices = await Promise.all(Array.from({ length: Math.ceil(TABLES / LOOKS) }, device));
  for (let n = 0; n < TABLES; n++) {
    const client = devices[n % devices.length];
    const { table } = await client.ask('create', { options: FOUR, seats: [{ kind: 'open' }, MASTER, MASTER, MASTER], mine: 0 });
    await client.ask('open', { table });
  }
  await sleep(seconds * 1000);
  for (const client of devices) client.tear();
  return figures;
}

const OPPONENTS = 2;
/** Against a medium computer player: how long each of its answers takes. */
async function opponent(url: string, isOver: () => boolean, times: number[]): Promise<void> {
  let asked: number | null = null;
  let isDone = true;
  const client = await connect(url, await newPlayer(url), (push) => {
    if (!('update' in push)) return;
    const { id, answers, view } = push.update;
    if (asked !== null) times.push(performance.now() - asked);
    asked = view.waiting?.seat === 1 ? performance.now() : null;
    isDone = view.over;
    const choice = answers[Math.floor(Math.random() * answers.length)];
    if (answers.length) client.ask('answer', { table: id, at: push.at, choice }).catch(() => {});
  });
  while (!isOver()) {
    if (isDone) {
      isDone = false;
      const { table } = await client.ask('create', { options: QUICK, seats: [{ kind: 'open' }, MEDIUM], mine: 0 });
      await client.ask('open', { table });
    }
    await sleep(20);
  }
  // What has not come counts as long as it was waited for.
  if (asked !== null && performance.now() - asked > Math.max(0, ...times)) times.push(performance.now() - asked);
  client.close();
}
const AGAINST_MEDIUM: Honest = {
  async play(url, isOver) {
    const times: number[] = [];
    await Promise.all(Array.from({ length: OPPONENTS }, () => opponent(url, isOver, times)));
    return times;
  },
  judge(alone, attacked) {
    const at = (times: readonly number[], share: number): number =>
      percentile(
        times.toSorted((a, b) => a - b),
        share,
      );
    const [usual, slow] = [at(alone, 0.5), at(attacked, 0.95)];
    return slow <= 2 * usual ? [] : [`a medium opponent takes ${Math.round(slow)} ms, alone ${Math.round(usual)} ms`];
  },
};

const SAYS = `one player with ${TABLES} tables of three masters each`;
export const MASTERS: Attack = { name: 'masters', says: SAYS, attack: play };
export const MASTERS_AND_MEDIUM: Attack = {
  name: 'masters-and-medium',
  says: `the same, and others play against medium`,
  attack: play,
  honest: AGAINST_MEDIUM,
};
