import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { peerless } from './trying.ts';

const COMMANDS = ['play', 'replay', 'verify', 'cards', 'heroes', 'boards'];

it('explains every command and the exit codes', async () => {
  const help = await peerless(['--help']);
  expect(help.exitCode).toBe(0);
  for (const command of COMMANDS) expect(help.out.some((line) => line.trim().startsWith(command))).toBe(true);
  for (const command of COMMANDS) {
    const { out, exitCode } = await peerless([command, '--help']);
    expect(exitCode).toBe(0);
    expect(out).toContain('Exit codes:');
  }
  expect((await peerless(['--version'])).out).toEqual(['0.1.0']);
});

it('calls a wrong command line wrong', async () => {
  expect(await peerless(['plya'])).toMatchObject({ exitCode: 2, err: ["error: unknown command 'plya'", '(Did you mean play?)'] });
  expect(await peerless([])).toMatchObject({ exitCode: 2 });
  expect(await peerless(['heroes', 'medusa'])).toMatchObject({ exitCode: 2 });
  expect(await peerless(['cards'])).toMatchObject({ exitCode: 2 });
});

it('runs as a program', () => {
  const program = fileURLToPath(new URL('../bin/peerless.mjs', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  const boards = run('boards');
  expect([boards.status, boards.stderr]).toEqual([0, '']);
  expect(boards.stdout).toContain('[heorot]');
  expect(boards.stdout).not.toContain('\u001b');
  expect(run('cards', 'nobody').status).toBe(2);
  expect(run('verify', 'there-is-no-such.scene').status).toBe(1);
});
