/** Sockets that open one table again and again: each time the whole game is told, and everybody there that somebody left and came. */
import { PROTOCOL } from '@peerless/protocol';
import type { WebSocket } from 'ws';
import { dial, newPlayer, type Player, QUICK } from '../client.ts';
import { type Attack, sleep, type Target } from './attack.ts';

const SOCKETS = 190;
const TIMES_A_SECOND = 20;

/** Sockets of these players, in turn, all of which look at one public table. */
async function reopen({ url, from, seconds }: Target, players: readonly Player[]): Promise<{ asked: number; refused: number }> {
  const figures = { asked: 0, refused: 0 };
  const wires: WebSocket[] = [];
  let host: WebSocket | undefined;
  let table = '';
  const say = (wire: WebSocket, request: string, asks: object): void => {
    if (wire.readyState === wire.OPEN) wire.send(JSON.stringify({ n: ++figures.asked, do: request, ...asks }));
  };
  for (let n = 0; n < SOCKETS; n++) {
    const wire = dial(url, from);
    wire.on('error', () => {});
    wire.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.includes('"no":"')) figures.refused++;
      else if (!host && text.includes('"ok"')) host = wire;
      table ||= /"ok":\{"table":"([\w-]+)"\}/.exec(text)?.[1] ?? '';
    });
    wire.on('open', () => say(wire, 'hello', { key: players[n % players.length].key, protocol: PROTOCOL }));
    wires.push(wire);
  }
  await sleep(1_000);
  const seats = [{ kind: 'open' }, { kind: 'computer', level: 'novice' }];
  say(host!, 'create', { options: { ...QUICK, isPublic: true }, seats, mine: 0 });
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    if (table) for (const wire of wires) say(wire, 'open', { table });
    await sleep(1000 / TIMES_A_SECOND);
  }
  for (const wire of wires) wire.terminate();
  return figures;
}

const newPlayers = async (url: string, count: number): Promise<Player[]> => {
  const players: Player[] = [];
  while (players.length < count) players.push(await newPlayer(url));
  return players;
};

export const REOPEN: Attack = {
  name: 'reopen',
  says: `${SOCKETS} sockets of one key open one table ${TIMES_A_SECOND} times a second each`,
  attack: async (target) => reopen(target, await newPlayers(target.url, 1)),
};
export const REOPEN_TOGETHER: Attack = {
  name: 'reopen-together',
  says: `the same by ten keys from one address`,
  attack: async (target) => reopen(target, await newPlayers(target.url, 10)),
};
