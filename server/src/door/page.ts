/** The page over HTTP: its files, with headers that keep strangers' code out and browsers from asking twice. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** What is called by its contents never changes, and a picture of yesterday does no harm. */
const kept = (path: string): string => (path.startsWith('/assets/') ? FOREVER : path.startsWith('/art/') ? A_DAY : 'no-cache');

/** The scripts that stand in the page itself, as a policy names them. */
const ownScripts = (folder: string): string[] =>
  [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Headers of everything that is served. */
export const guarded = (folder: string): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...ownScripts(folder)],
      // Colours of heroes are set on elements; no style sheet of others is loaded.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
  });

/** Whoever shows a link to it wants to know of its picture where that is from everywhere. */
function withPicture(folder: string, origin: string): (context: Context) => Response {
  const relative = 'property="og:image" content="/';
  const text = readFileSync(join(folder, 'index.html'), 'utf8').replace(relative, `${relative.slice(0, -1)}${origin}/`);
  const small = brotliCompressSync(text);
  return (context) => {
    const isSmall = /\bbr\b/.test(context.req.header('Accept-Encoding') ?? '');
    return context.body(isSmall ? new Uint8Array(small) : text, 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': kept('/'),
      Vary: 'Accept-Encoding',
      ...(isSmall ? { 'Content-Encoding': 'br' } : {}),
    });
  };
}

export function page(folder: string, origin?: string): Hono {
  const files = new Hono();
  files.use(compress()); // For browsers that cannot read what was compressed when the page was built.
  if (origin) files.on('GET', ['/', '/index.html'], withPicture(folder, origin));
  files.use(
    '/*',
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (_, context) => context.header('Cache-Control', kept(context.req.path)),
    }),
  );
  files.notFound((context) => context.text('There is no such page.', 404));
  return files;
}
