/** Does in a copy of the repository what a page of docs/how-to says, step by step, and nothing else. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../repo.mjs';

/**
 * What a page asks for: fenced blocks. `ts a/b.ts` is a file to write, `diff a/b.ts` lines to change in one,
 * `sh` commands to run. Other blocks are to be read.
 * @typedef {{ does: 'write', path: string, text: string } | { does: 'change', path: string, from: string, to: string } | { does: 'run', command: string }} Step
 */

const BLOCK = /^ *```(\S+)(?: (\S+))?\n([\s\S]*?)^ *```$/gm;

/** @param {string} page @returns {Step[]} */
export function stepsOf(page) {
  return [...page.matchAll(BLOCK)].flatMap(([fence, language, path, body]) => {
    const text = unindented(body, fence.length - fence.trimStart().length);
    if (language === 'sh')
      return text
        .trim()
        .split('\n')
        .map((command) => ({ does: 'run', command }));
    if (!path) return [];
    if (language !== 'diff') return [{ does: 'write', path, text }];
    return [{ does: 'change', path, from: side(text, '-'), to: side(text, '+') }];
  });
}
/** Blocks within a numbered step stand further in. */
const unindented = (text, by) => text.replace(new RegExp(`^ {${by}}`, 'gm'), '');
/** The lines of one side of a change, without their marks. */
const side = (text, mark) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(mark) || line.startsWith(' '))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** What leads from the packages into the repository itself. */
const OWN = ['@peerless', '.bin'];

/** Everything there is that git would keep, with the packages of this repository; what was changed in it since; remove it when done. */
export function copy() {
  const root = mkdtempSync(join(tmpdir(), 'peerless-how-to-'));
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' });
  for (const name of names.split('\0').filter((name) => name && existsSync(join(ROOT, name))))
    cpSync(join(ROOT, name), join(root, name), { force: false });
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (OWN.includes(name)) cpSync(join(ROOT, 'node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') || name === '.package-lock.json') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  git('init', '-q');
  git('add', '--all');
  return {
    root,
    changed: () => git('ls-files', '-z', '--modified', '--deleted', '--others', '--exclude-standard').split('\0').filter(Boolean),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/**
 * Follows the steps; whatever cannot be done is an error that names the step.
 * @param {readonly Step[]} steps
 */
export function follow(root, steps) {
  for (const [at, step] of steps.entries()) {
    try {
      take(root, step);
    } catch (problem) {
      throw new Error(`block ${at + 1} (${step.does} ${step.does === 'run' ? step.command : step.path}): ${told(problem)}`);
    }
  }
}
/** @param {Step} step */
function take(root, step) {
  if (step.does === 'run') return void run(root, step.command);
  const file = join(root, step.path);
  if (step.does === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, step.text);
  }
  const text = readFileSync(file, 'utf8');
  const parts = text.split(step.from);
  if (parts.length !== 2) throw new Error(`the lines to change are there ${parts.length - 1} times`);
  writeFileSync(file, parts.join(step.to));
}
/** Without the colours and the outside test run's own settings. */
function run(root, command) {
  const { VITEST: _a, VITEST_WORKER_ID: _b, VITEST_POOL_ID: _c, NODE_OPTIONS: _d, ...env } = process.env;
  return execFileSync(command, { cwd: root, shell: '/bin/sh', encoding: 'utf8', env, stdio: 'pipe', maxBuffer: 1 << 26 });
}
function told({ message, stdout = '', stderr = '' }) {
  return `${message}\n${stdout.slice(-6000)}${stderr.slice(-3000)}`;
}
