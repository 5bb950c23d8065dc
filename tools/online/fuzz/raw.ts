/** Bytes that are neither a frame nor a request. */
import { connect as dial } from 'node:net';
import type { Attacked } from './attacked.ts';

/** What no browser would ask. */
const LINES = [
  'GET // HTTP/1.1',
  'GET /socket HTTP/1.1',
  'GET http:// HTTP/1.1',
  'GET /%ff HTTP/1.1',
  'GET \\ HTTP/1.1',
  'POST /socket HTTP/1.1',
  'GET * HTTP/1.1',
  'CONNECT a:1 HTTP/1.1',
  'GET /../../etc/passwd HTTP/1.1',
  'GET //evil/socket HTTP/1.1',
];
export const raw = ({ url, chance, figures }: Attacked): Promise<void> =>
  new Promise((resolve) => {
    figures.raw++;
    const { hostname, port } = new URL(url);
    const socket = dial(Number(port), hostname, () => {
      const head = [
        chance.of(LINES),
        `Host: ${chance.of(['localhost', '', '[', 'a b', '\u00ff'])}`,
        ...(chance.is(0.8) ? ['Connection: Upgrade', `Upgrade: ${chance.of(['websocket', 'h2c', ''])}`] : []),
        `Sec-WebSocket-Version: ${chance.of(['13', '0', 'x'])}`,
        `Sec-WebSocket-Key: ${chance.of(['dGhlIHNhbXBsZSBub25jZQ==', '', 'x'])}`,
        ...(chance.is(0.3) ? [`Origin: ${chance.of(['null', 'http://evil', ':', 'http://[', ''])}`] : []),
        ...(chance.is(0.2) ? [`X-Forwarded-For: ${chance.of([',,,', '::', '1.2.3.4, ::ffff:9', 'x'.repeat(500)])}`] : []),
      ];
      const bytes = Buffer.from(Array.from({ length: chance.below(64) }, () => chance.below(256)));
      socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]));
      setTimeout(() => socket.destroy(), 5 + chance.below(20));
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
