import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, ROOT } from './repo.mjs';

/** What the page is made of. */
const SOURCES = ['web', 'engine/src', 'heroes', 'boards', 'text', 'ai', 'protocol', 'host', 'lessons'];
const SITE = join(ROOT, 'web/dist');

/** The folder of the built page; built anew only if something it is made of has changed. */
export function site() {
  const print = fingerprint();
  const mark = join(SITE, '.made-of');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === print) return SITE;
  process.stderr.write('Building the page ...\n');
  const started = Date.now();
  // In a process of its own: the page is always built for production, whatever this process is for.
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the page could not be built; what was said is above');
  writeFileSync(mark, print);
  process.stderr.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return SITE;
}

function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of SOURCES) {
    for (const name of files(join(ROOT, folder), /\.(?:tsx?|css|html|svg|png|json|lesson)$/)) {
      if (/^(?:dist|test)\/|\.test\.ts$/.test(name)) continue;
      const { mtimeMs, size } = statSync(join(ROOT, folder, name));
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}
