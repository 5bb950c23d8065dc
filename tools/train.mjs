/** `npm run train`: learns the weights of the evaluation by self-play, and writes them to ai/weights.json with the figures that produced them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

await setUp();
const [program, worker] = [await bundle('tools/train/main.ts'), await bundle('tools/train/worker.ts')];
const { status } = spawnSync(process.execPath, [program, worker, join(ROOT, 'ai/weights.json'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
