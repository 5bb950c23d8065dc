import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

const { values } = calledWith({
  run: 'npm run bench --',
  what: 'Tells what the engine does in a second, beside two other engines in the same run. Measure on a quiet machine.',
  options: { json: { type: 'boolean', about: 'one line a figure for programs' } },
});
await setUp();
const peers = join(ROOT, 'tools/bench/peers');
if (!existsSync(join(peers, 'node_modules'))) {
  process.stderr.write('Setting up the references: npm ci in tools/bench/peers\n');
  const { status } = spawnSync('npm ci --loglevel=error', { cwd: peers, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
const { status } = spawnSync(
  process.execPath,
  ['--expose-gc', await bundle('tools/bench/main.ts'), peers, ...(values.json ? ['--json'] : [])],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
