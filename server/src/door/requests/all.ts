/** Every request, and the connections that they come by. */
import type { Request } from '@peerless/protocol';
import type { Hall } from '../../hall.ts';
import { Connection, type Wire } from '../connection.ts';
import { COMING } from './coming.ts';
import { MEETING } from './meeting.ts';
import { PLAYING } from './playing.ts';
import { REPORTING } from './reporting.ts';
import type { Handlers } from './request.ts';
import { TALKING } from './talking.ts';
import { VIEWING } from './viewing.ts';

const REQUESTS: Handlers<Request> = { ...COMING, ...MEETING, ...PLAYING, ...VIEWING, ...TALKING, ...REPORTING };

/** Somebody who asks by this wire from now on. */
export function connect(hall: Hall, wire: Wire, address?: string): Connection {
  const serve = (from: Connection, { do: request, asks }: { do: Request; asks: object }): Promise<unknown> =>
    (REQUESTS[request] as (hall: Hall, from: Connection, asks: object) => Promise<unknown>)(hall, from, asks);
  return new Connection(hall, serve, wire, address);
}
