import { createServer } from 'node:http';
import { startServices } from './services.mjs';

/** For a run of tests: whichever test first asks the address in TEST_SERVICES has PostgreSQL and Redis started, for all of them. */
export async function setup() {
  let services;
  const server = createServer(async (_, response) => {
    try {
      services ??= startServices();
      const { postgres, redis } = await services;
      response.end(JSON.stringify({ postgres, redis }));
    } catch (problem) {
      response.writeHead(500).end(problem.message);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.env.TEST_SERVICES = `http://127.0.0.1:${port}/`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await services?.catch(() => undefined))?.stop();
  };
}
