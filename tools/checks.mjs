import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium } from './browser.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';
import { site } from './site.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const VITEST = 'node_modules/vitest/vitest.mjs';

const CHECKS = [
  ['types of the engine', TSC, '-p', 'engine'],
  ['types of the page', TSC, '-p', 'web'],
  ['types of the rest', TSC, '-p', '.'],
  ['lint and format', BIOME, 'ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'],
];

/** Sets up, then runs types, lint, tests and what comes after; ends with the line "N passed, N failed" and an exit code that agrees with it. */
export async function runChecks({ slow, after = [] }) {
  const total = { passed: 0, failed: 0 };
  try {
    await setUp();
    for (const [name, ...command] of CHECKS) add(total, await check(name, command));
    // Once, before several tests at a time want them.
    if (slow) {
      chromium();
      site();
    }
    add(total, await tests(['words', 'quick', ...(slow ? ['slow'] : [])].map((project) => `--project=${project}`)));
    for (const task of after) add(total, await task());
  } catch (problem) {
    console.error(problem);
    total.failed += 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function check(name, command) {
  const started = Date.now();
  console.log(`${name} ...`);
  const passed = (await run(command)) === 0;
  console.log(`${name}: ${passed ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Of a busy machine so many files may miss a moment; more are no accident. */
const AGAIN = 3;

/** Runs tests; tells how many passed and how many failed. A slow file or two that failed are run once more, alone: what fails again has failed. */
export async function tests(options, only = []) {
  const { files, unclear } = await outcome([...options, ...only]);
  const failed = files.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name));
  if (unclear || !failed.length || failed.length > AGAIN || !failed.every((name) => name.endsWith('.slow.test.ts')))
    return counts(files, unclear);
  console.log(`Once more, alone: ${failed.join(', ')}`);
  const again = await outcome([...options, '--maxWorkers=1', ...failed]);
  console.log(`Failed beside other tests: ${failed.join(', ')}; alone ${counts(again.files, again.unclear).failed} failed.`);
  return counts([...files.filter(({ status }) => status !== 'failed'), ...again.files], again.unclear);
}

/** What became of each file; unclear, if something failed and no file tells. */
async function outcome(options) {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-'));
  const report = join(folder, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const code = await run([VITEST, 'run', ...reporters, ...options]);
    const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
    return { files, unclear: code !== 0 && files.every(({ status }) => status !== 'failed') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test file that could not be loaded, or an error outside any test, counts as one failure. */
function counts(files, unclear) {
  const ended = (file, as) => file.assertionResults.filter(({ status }) => status === as).length;
  const total = { passed: 0, failed: unclear ? 1 : 0 };
  for (const file of files)
    add(total, { passed: ended(file, 'passed'), failed: ended(file, 'failed') || (file.status === 'failed' ? 1 : 0) });
  return total;
}

function run(command) {
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

function add(total, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
