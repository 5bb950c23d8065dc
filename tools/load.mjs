/** `npm run load -- --json`: many games at once over real sockets, played at a steady rate. `--clustered 2`: on PostgreSQL and Redis. Bounded in time. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { startServices } from './services.mjs';
import { setUp } from './setup.mjs';

await setUp();
// What was started ends with this.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const { load } = await import(pathToFileURL(await bundle('tools/online/load.ts')).href);
await load(await bundle('cli/src/main.ts'), startServices);
process.exit(0);
