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

const FIGURES = ['random play, decisions', 'clone, copies', 'views', 'search two turns ahead, iterations'];
const PROBE = 'tools/bench/probe.ts';

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
  copyFileSync(join(ROOT, PROBE), join(folder, PROBE));
  const before = await import(pathToFileURL(join(folder, 'tools/bundle.mjs')).href);
  if (existsSync(join(folder, 'tools/lists.mjs'))) (await import(pathToFileURL(join(folder, 'tools/lists.mjs')).href)).lists();
  const probes = [await started(await before.bundle(PROBE), folder), await started(await bundle(PROBE), ROOT)];
  for (const line of await compared(probes, Number(values.rounds))) console.log(line);
  for (const { stop } of probes) stop();
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: ROOT });
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** A probe that is warm and waits. */
function started(program, cwd) {
  const child = spawn(process.execPath, [program], { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const measure = async (name) => {
    child.stdin.write(`${name}\n`);
    return JSON.parse((await lines.next()).value);
  };
  return lines.next().then(() => ({ measure, stop: () => child.stdin.end() }));
}
async function compared(probes, rounds) {
  const bar = progress('rounds', rounds);
  const measured = FIGURES.map(() => probes.map(() => []));
  for (let round = 0; round < rounds; round++) {
    for (const [figure, name] of FIGURES.entries()) {
      // Who is first changes from round to round.
      const order = probes.map((_, n) => (n + round) % probes.length);
      for (const n of order) measured[figure][n].push(await probes[n].measure(name));
    }
    bar.step();
  }
  bar.done();
  return FIGURES.map((name, figure) => {
    const [was, is] = measured[figure].map(median);
    return `${name.padEnd(40)} before ${Math.round(was)}/s, now ${Math.round(is)}/s: ${(is / was).toFixed(3)}`;
  });
}
function median(list) {
  return list.toSorted((a, b) => a - b)[list.length >> 1];
}
