/** Over HTTP: what all messages are like, and what the game is made of. It changes with the server only. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { knownBoards, knownHeroes } from '@peerless/engine';
import { type Handler, Hono } from 'hono';

interface Made {
  text: string;
  packed: Uint8Array<ArrayBuffer>;
  tag: string;
}
/** Made and packed when somebody first asks for it. */
const once = (make: () => unknown): Handler => {
  let made: Promise<Made> | undefined;
  const prepared = async (): Promise<Made> => {
    const text = JSON.stringify(await make());
    return { text, packed: new Uint8Array(gzipSync(text)), tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  };
  return async (context) => {
    made ??= prepared();
    const { text, packed, tag } = await made;
    const headers = { ETag: tag, 'Cache-Control': 'no-cache', 'Content-Type': 'application/json', Vary: 'Accept-Encoding' };
    if (context.req.header('If-None-Match') === tag) return context.body(null, 304, headers);
    const isPacked = context.req.header('Accept-Encoding')?.includes('gzip');
    return isPacked ? context.body(packed, 200, { ...headers, 'Content-Encoding': 'gzip' }) : context.body(text, 200, headers);
  };
};
const document = async () => (await import('./schema/document.ts')).protocolDocument();
/** What is code stays here. */
const heroes = () => knownHeroes().map(({ words, ...about }) => about);

export function referenceRoutes(): Hono {
  return new Hono().get('/protocol.json', once(document)).get('/api/heroes', once(heroes)).get('/api/boards', once(knownBoards));
}
