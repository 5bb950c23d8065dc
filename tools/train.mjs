/** `npm run train -- --level hard|master`: learns the net of a level by self-play, and writes it to ai/nets with the figures that produced it. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

await setUp();
const [program, worker] = [await bundle('tools/train/main.ts'), await bundle('tools/train/worker.ts')];
const { status } = spawnSync(process.execPath, [program, worker, join(ROOT, 'ai/nets'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
