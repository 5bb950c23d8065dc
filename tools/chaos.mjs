/** `npm run chaos -- --answers 100000 --json`: games go on while servers are killed, databases restarted and lines cut. */
import { copyFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { startServices } from './services.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { chaos } = await import(pathToFileURL(await bundle('tools/online/chaos.ts')).href);
// What was started ends with this.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
// A copy: whatever is changed meanwhile, servers that are begun anew are the same.
const program = (await bundle('cli/src/main.ts')).replace(/\.mjs$/, `-${process.pid}.mjs`);
copyFileSync(await bundle('cli/src/main.ts'), program);
process.once('exit', () => rmSync(program));
process.exit((await chaos(program, startServices)) ? 0 : 1);
