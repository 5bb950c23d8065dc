/** A crowd at one table: whatever happens there is told to all of it. */
import type { Push, Request } from '@peerless/protocol';
import { type Client, connect, newPlayer, type Player, QUICK } from '../client.ts';
import { type Attack, type Figures, sleep, type Target } from './attack.ts';

const KEYS = 10;
const SOCKETS = 180;
const TIMES_A_SECOND = 20;
/** So long is the game that is told anew. */
const ANSWERS = 150;
const OPEN = { kind: 'open' } as const;

/** Two players begin a game and come some way; then all the others look on, as far as the server lets them. */
async function crowd({ url, from, seconds }: Target): Promise<Figures> {
  const figures: Figures = { sockets: 0, takenBack: 0, refused: 0, told: 0 };
  const keys: Player[] = [];
  while (keys.length < KEYS) keys.push(await newPlayer(url));
  let latest: Extract<Push, { update: unknown }> | undefined;
  const hear = (push: Push): void => {
    figures.told++;
    if ('update' in push && push.update.answers.length) latest = push;
  };
  const arrive = (key: Player): Promise<Client> => connect(url, key, hear, () => {}, from);
  const players = [await arrive(keys[0]), await arrive(keys[1])];
  const say = (client: Client, request: Request, asks: object): Promise<boolean> =>
    client.ask(request, asks as never).then(
      () => true,
      () => {
        figures.refused++;
        return false;
      },
    );

  const { table } = await players[0].ask('create', { options: { ...QUICK, isPublic: true }, seats: [OPEN, OPEN], mine: 0 });
  for (const player of players) await player.ask('open', { table });
  await players[1].ask('sit', { table, seat: 1 });
  const answer = async (): Promise<void> => {
    const asked = latest;
    latest = undefined;
    if (asked) await say(players[asked.update.view.eyes as number], 'answer', { table, at: asked.at, choice: asked.update.answers[0] });
    else await sleep(5);
  };
  for (let n = 0; n < ANSWERS; n++) await answer();

  for (let n = 0; n < SOCKETS; n++) {
    const client = await arrive(keys[n % KEYS]).catch(() => undefined);
    if (client && (await say(client, 'open', { table }))) figures.sockets++;
  }
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    void say(players[0], 'takeBack', { table, say: 'ask' });
    void say(players[1], 'takeBack', { table, say: 'agree' }).then((isDone) => isDone && figures.takenBack++);
    await answer();
    await sleep(1000 / TIMES_A_SECOND);
  }
  return figures;
}

export const CROWD: Attack = {
  name: 'crowd',
  says: `two players take back ${TIMES_A_SECOND} times a second by consent, before ${SOCKETS} sockets of ${KEYS} keys`,
  attack: crowd,
};
