import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { files, ROOT } from './repo.mjs';

/** Milliseconds that a busy machine may take to bundle a tool. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

interface Ended {
  code: number;
  out: string;
  err: string;
}
const run = (tool: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [join(ROOT, tool), ...args], { timeout: PATIENCE }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

/** Whatever people run: the scripts, and the programs that have no script. */
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const TOOLS = [
  ...new Set([
    ...Object.values(scripts),
    'node tools/film.mjs',
    'node tools/layout.mjs',
    'node tools/pictures.mjs',
    'node tools/preview.mjs',
    'node tools/readers.mjs',
    'node tools/sounds.mjs',
    'node tools/strips.mjs',
    'node tools/words.mjs',
  ]),
].flatMap((script) => {
  const [program, tool] = script.split(' ');
  return program === 'node' ? [tool] : [];
});
const SERVES = 'tools/start.mjs';

describe('every tool', () => {
  it('is among them, if it does something by itself', () => {
    const programs: string[] = files(join(ROOT, 'tools'), /^[\w-]+\.mjs$/).filter((name: string) => !name.includes('/'));
    const doing = programs.filter((name) => !/^export /m.test(readFileSync(join(ROOT, 'tools', name), 'utf8')));
    expect(doing.map((name) => `tools/${name}`).sort()).toEqual([...TOOLS].sort());
  });

  it.concurrent.each(TOOLS)('%s --help tells how it is used, and does nothing', async (tool) => {
    const { code, out, err } = await run(tool, '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^usage: /i);
    expect(out).toContain('--help');
  });

  it.concurrent.each(TOOLS.filter((tool) => tool !== SERVES))('%s says what it does not know, and does nothing', async (tool) => {
    const { code, out, err } = await run(tool, '--no-such-thing');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--no-such-thing');
    expect(err).toContain('usage: ');
  });
});

it('tells what each option is for, and what it is by default', async () => {
  const { out } = await run('tools/load.mjs', '--help');
  expect(out.split('\n')).toContainEqual(expect.stringMatching(/^ {2}--games N +games at once \(5000\)$/));
  expect(out).toMatch(/^usage: npm run load -- \[options\]\n/);
});
