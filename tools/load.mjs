/** `npm run load -- --json`: many games at once over real sockets, played at a steady rate. Bounded in time. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { load } = await import(pathToFileURL(await bundle('tools/online/load.ts')).href);
await load(fileURLToPath(new URL('../cli/bin/peerless.mjs', import.meta.url)));
