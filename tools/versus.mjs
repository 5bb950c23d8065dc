/** `npm run versus -- COMMIT`: this tree against an earlier one, taking turns in one run. */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { calledWith } from './options.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

/** What each program measures; an earlier version in which it cannot run is left out. */
const PROBES = {
  'tools/bench/probe.ts': ['random play, decisions', 'clone, copies', 'views', 'search two turns ahead, iterations'],
  'tools/bench/serving.ts': ['server, answers'],
};
const NEEDED = ['tools/bench/per-second.ts'];

const { values, positionals } = calledWith({
  run: 'npm run versus --',
  what: 'Measures this tree and an earlier commit of it in turns, and tells the medians and their ratios. Measure on a quiet machine.',
  rest: 'COMMIT',
  options: { rounds: { type: 'string', value: 'N', default: '11', about: 'how often each is measured' } },
});
if (positionals.length !== 1) {
  process.stderr.write('say which commit to compare with, or --help\n');
  process.exit(2);
}
await setUp();
const [commit] = positionals;
const folder = join(mkdtempSync(join(tmpdir(), 'peerless-versus-')), 'before');
try {
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  process.stderr.write(`Setting up ${commit}: npm ci\n`);
  execFileSync('npm ci --include=dev --no-progress --loglevel=error', { cwd: folder, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of [...Object.keys(PROBES), ...NEEDED]) copyFileSync(join(ROOT, file), join(folder, file));
  const before = await import(pathToFileURL(join(folder, 'tools/bundle.mjs')).href);
  if (existsSync(join(folder, 'tools/lists.mjs'))) (await import(pathToFileURL(join(folder, 'tools/lists.mjs')).href)).lists();
  for (const [file, figures] of Object.entries(PROBES)) {
    const was = await started(before.bundle, file, folder).catch((problem) => problem);
    if (was instanceof Error) {
      for (const name of figures) console.log(`${name.padEnd(40)} cannot be measured in ${commit}: ${was.message.split('\n')[0]}`);
      continue;
    }
    const probes = [was, await started(bundle, file, ROOT)];
    for (const line of await compared(figures, probes, Number(values.rounds))) console.log(line);
    for (const { stop } of probes) stop();
  }
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** A probe that is warm and waits. */
async function started(bundled, file, cwd) {
  const child = spawn(process.execPath, [await bundled(file)], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const measure = async (name) => {
    child.stdin.write(`${name}\n`);
    return JSON.parse((await lines.next()).value);
  };
  if ((await lines.next()).done) throw new Error(`${file} ended`);
  return { measure, stop: () => child.stdin.end() };
}
async function compared(figures, probes, rounds) {
  const bar = progress('rounds', rounds);
  const measured = figures.map(() => probes.map(() => []));
  for (let round = 0; round < rounds; round++) {
    for (const [figure, name] of figures.entries()) {
      // Who is first changes from round to round.
      const order = probes.map((_, n) => (n + round) % probes.length);
      for (const n of order) measured[figure][n].push(await probes[n].measure(name));
    }
    bar.step();
  }
  bar.done();
  return figures.map((name, figure) => {
    const [was, is] = measured[figure].map(median);
    return `${name.padEnd(40)} before ${Math.round(was)}/s, now ${Math.round(is)}/s: ${(is / was).toFixed(3)}`;
  });
}
function median(list) {
  return list.toSorted((a, b) => a - b)[list.length >> 1];
}
