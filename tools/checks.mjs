import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Runs tests; tells how many passed and how many failed. */
export async function tests(options) {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-'));
  const outcome = join(folder, 'tests.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outcome}`];
  try {
    const code = await run([VITEST, 'run', ...reporters, ...options]);
    return counts(JSON.parse(readFileSync(outcome, 'utf8')), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test file that could not be loaded, or an error outside any test, counts as one failure. */
function counts({ numPassedTests, numFailedTests, testResults }, code) {
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + unloaded.length;
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

function run(command) {
  const child = spawn(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

function add(total, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}
