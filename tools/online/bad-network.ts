/** A network as bad as one likes, between clients and a server: it delays, doubles what clients say, breaks, and is mended. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Weather {
  /** Each piece takes up to so many milliseconds; pieces of one connection keep their order, those of several do not. */
  delay: number;
  /** Share of the messages of clients that arrive twice. */
  doubled: number;
}
export interface BadNetwork {
  url: string;
  weather: Weather;
  /** Messages that came twice. */
  readonly doubled: number;
  /** Breaks a share of the connections that there are. */
  shake(share: number): void;
  /** Breaks all, and lets nobody through until it is mended. */
  cut(): void;
  mend(): Promise<void>;
}

export async function badNetwork(to: string, random: () => number, weather: Weather = { delay: 0, doubled: 0 }): Promise<BadNetwork> {
  const url = new URL(to);
  const { hostname, port: farPort } = url;
  const pairs = new Set<() => void>();
  let doubled = 0;
  const server = createServer((near) => {
    const far = connect(Number(farPort), hostname);
    const end = (): void => {
      pairs.delete(end);
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    pairs.add(end);
    const slowly = (out: Socket) => delayed(out, () => network.weather.delay * random());
    const [up, down] = [slowly(far), slowly(near)];
    const cutUp = network.weather.doubled ? messages() : asItIs;
    near.on('data', (data) => {
      for (const piece of cutUp(data)) {
        up(piece.bytes);
        if (!piece.isMessage || random() >= network.weather.doubled) continue;
        doubled++;
        up(piece.bytes);
      }
    });
    far.on('data', down);
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', end);
  });
  const listen = async (port: number): Promise<number> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  url.hostname = '127.0.0.1';
  url.port = `${port}`;
  const network: BadNetwork = {
    url: url.href,
    weather,
    get doubled() {
      return doubled;
    },
    shake(share) {
      for (const end of [...pairs]) if (random() < share) end();
    },
    cut() {
      server.close();
      for (const end of [...pairs]) end();
    },
    mend: async () => void (await listen(port)),
  };
  return network;
}

/** Writes later, in the order in which it was given. */
function delayed(out: Socket, delay: () => number): (data: Buffer) => void {
  const waiting: Buffer[] = [];
  return (data) => {
    const after = delay();
    if (!after && !waiting.length) return void out.write(data);
    waiting.push(data);
    setTimeout(() => out.writable && out.write(waiting.shift()!), after);
  };
}

interface Piece {
  bytes: Buffer;
  isMessage: boolean;
}
const asItIs = (bytes: Buffer): Piece[] => [{ bytes, isMessage: false }];

const MASKED = 4;
const TEXT = 0x81;
/** Cuts what a client sends into the frames of its WebSocket, if it is one. */
function messages(): (data: Buffer) => Piece[] {
  let rest = Buffer.alloc(0);
  let isSocket: boolean | undefined;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    const pieces: Piece[] = [];
    const take = (length: number, isMessage: boolean): void => {
      pieces.push({ bytes: rest.subarray(0, length), isMessage });
      rest = rest.subarray(length);
    };
    if (isSocket === undefined) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return [];
      isSocket = /^upgrade: websocket/im.test(rest.subarray(0, end).toString());
      take(end + 4, false);
    }
    if (!isSocket) take(rest.length, false);
    for (let length = frame(rest); length > 0 && length <= rest.length; length = frame(rest)) take(length, rest[0] === TEXT);
    return pieces;
  };
}
/** How long the frame at the beginning is; 0 if that cannot be told yet. */
function frame(bytes: Buffer): number {
  if (bytes.length < 2) return 0;
  const short = bytes[1] & 0x7f;
  if (short < 126) return 2 + MASKED + short;
  if (bytes.length < 10) return 0;
  return short === 126 ? 4 + MASKED + bytes.readUInt16BE(2) : 10 + MASKED + Number(bytes.readBigUInt64BE(2));
}
