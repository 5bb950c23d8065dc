/** The page over HTTP: its files, with headers that keep strangers' code out and browsers from asking twice. */
import { serve as listen, type ServerType } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';

export interface ServeOptions {
  /** The built page. */
  folder: string;
  port: number;
  host: string;
}
export interface Serving {
  url: string;
  stop(): Promise<void>;
}

const FOREVER = 'public, max-age=31536000, immutable';

function app(folder: string): Hono {
  const pages = new Hono();
  pages.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
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
    }),
  );
  pages.use(compress());
  pages.get('/health', (context) => context.text('ok'));
  pages.use(
    '/*',
    serveStatic({
      root: folder,
      onFound: (path, context) => context.header('Cache-Control', path.includes('/assets/') ? FOREVER : 'no-cache'),
    }),
  );
  pages.notFound((context) => context.text('There is no such page.', 404));
  return pages;
}

/** Serves until it is stopped; port 0 takes any free one. */
export function serve({ folder, port, host }: ServeOptions): Promise<Serving> {
  return new Promise((resolve, reject) => {
    const server: ServerType = listen({ fetch: app(folder).fetch, port, hostname: host }, ({ port: taken }) =>
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/`,
        stop: () => new Promise((done) => server.close(() => done())),
      }),
    );
    server.on('error', (problem: NodeJS.ErrnoException) =>
      reject(problem.code === 'EADDRINUSE' ? new Error(`port ${port} is in use; another one: npm start -- --port ${port + 1}`) : problem),
    );
  });
}
