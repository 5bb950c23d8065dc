/** `npm run smoke`: starts the server as people do, waits until it is well and shows the page, and stops it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';

calledWith({
  run: 'npm run smoke --',
  what: 'Starts the server as `npm start` does, on a free port and with nothing in it; waits until it is well and shows the page, and stops it.',
});
/** Milliseconds until it is given up, with the page still to be built. */
const PATIENCE = 300_000;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const data = mkdtempSync(join(tmpdir(), 'peerless-smoke-'));
const [, ...program] = scripts.start.split(' ');
const child = spawn(process.execPath, [...program, '--port', '0', '--data', data], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = once(child, 'close');
const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
try {
  const url = await Promise.race([address(), ended.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`)))]);
  for (const [path, wanted] of [
    ['health', /^ok$/],
    ['ready', /^ready$/],
    ['', /<!doctype html>/i],
  ]) {
    const answer = await fetch(new URL(path, url));
    const text = await answer.text();
    if (!answer.ok || !wanted.test(text)) throw new Error(`/${path} said ${answer.status}: ${text.slice(0, 200)}`);
    console.log(`/${path}: ${answer.status}`);
  }
  child.kill('SIGTERM');
  const [code, signal] = await ended;
  // On Windows nothing stops by itself when it is told to.
  if (code !== 0 && !(process.platform === 'win32' && signal)) throw new Error(`the server stopped with ${code ?? signal}`);
  console.log('started, well, stopped');
} finally {
  clearTimeout(late);
  child.kill('SIGKILL');
  await ended;
  rmSync(data, { recursive: true, force: true });
}

function address() {
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      const found = /http:\S+/.exec(text);
      if (found) resolve(found[0]);
    });
  });
}
