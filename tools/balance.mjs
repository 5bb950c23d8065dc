/** `npm run balance`: every pair of heroes played by the same computer player, both sides, boards in turn; writes docs/balance.md and its picture. */
import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

await setUp();
const [program, worker] = [await bundle('tools/balance/main.ts'), await bundle('tools/balance/worker.ts')];
const { status } = spawnSync(process.execPath, [program, worker, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
