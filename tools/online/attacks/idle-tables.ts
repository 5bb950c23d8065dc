/** Tables that nobody means to play at, so many that there is no room for others in the lobby. */
import type { Push } from '@peerless/protocol';
import { connect, newPlayer, QUICK } from '../client.ts';
import { type Attack, type Figures, type Honest, sleep, type Target } from './attack.ts';
import { LATEST, timed } from './honest.ts';

const KEYS = 3;
const EACH = 20;
const WAITING = { options: { ...QUICK, isPublic: true }, seats: [{ kind: 'open' as const }, { kind: 'open' as const }], mine: 0 };

async function open({ url, from, seconds }: Target): Promise<Figures> {
  const figures = { opened: 0, refused: 0 };
  for (let n = 0; n < KEYS; n++) {
    const client = await connect(
      url,
      await newPlayer(url),
      () => {},
      () => {},
      from,
    );
    for (let made = 0; made < EACH; made++)
      await client.ask('create', WAITING).then(
        () => figures.opened++,
        () => figures.refused++,
      );
  }
  await sleep(seconds * 1000);
  return figures;
}

/** Somebody waits at a table; others look into the lobby, and have to find it. */
const HOST: Honest = {
  async play(url, isOver) {
    const times: number[] = [];
    let hear = (_: Push): void => {};
    const host = await connect(url, await newPlayer(url), (push) => hear(push));
    const { table } = await host.ask('create', WAITING);
    while (!isOver()) {
      const shown = new Promise<void>((resolve, reject) => {
        hear = (push) => {
          if ('lobby' in push) (push.lobby.open.some(({ id }) => id === table) ? resolve : reject)();
        };
      });
      await host.ask('lobby', { on: true });
      times.push(await timed(shown));
      await sleep(100);
    }
    host.close();
    return times;
  },
  judge: (_, attacked) => (attacked.includes(LATEST) ? ['a table is not in the lobby'] : []),
};

export const IDLE_TABLES: Attack = {
  name: 'idle-tables',
  says: `${KEYS} keys open ${EACH} public tables each and leave them`,
  attack: open,
  honest: HOST,
};
