import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from './lists.mjs';
import { ROOT } from './repo.mjs';

/** Installs what package-lock.json names, unless it is already there, and lists what lies in folders. Speaks on standard error only. */
export async function setUp() {
  lists();
  if (isInstalled(ROOT)) return;
  const started = Date.now();
  const timer = setInterval(() => report(started), process.stderr.isTTY ? 500 : 5000);
  process.stderr.write('Setting up: npm ci\n');
  try {
    await npmCi();
  } finally {
    clearInterval(timer);
  }
  process.stderr.write(`${startOfLine()}Set up in ${seconds(started)} s\n`);
}

/** True if node_modules holds every package of package-lock.json; npm keeps its own list of what it installed there. */
export function isInstalled(root) {
  const installed = packages(join(root, 'node_modules/.package-lock.json'));
  const wanted = packages(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      !path.startsWith('node_modules/') || optional || (path in installed && installed[path].version === version),
  );
}

function packages(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : {};
}

function npmCi() {
  const npm = spawn('npm ci --include=dev --no-progress --loglevel=error', {
    cwd: ROOT,
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    npm.on('error', reject);
    npm.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm ci failed with exit code ${code}; what it said is above`))));
  });
}

function report(started) {
  const folder = join(ROOT, 'node_modules');
  const count = existsSync(folder) ? readdirSync(folder).length : 0;
  process.stderr.write(`${startOfLine()}  ${count} folders in node_modules, ${seconds(started)} s${process.stderr.isTTY ? '' : '\n'}`);
}

const startOfLine = () => (process.stderr.isTTY ? '\r\x1b[K' : '');
const seconds = (started) => ((Date.now() - started) / 1000).toFixed(0);
