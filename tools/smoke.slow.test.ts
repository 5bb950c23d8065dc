import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './repo.mjs';

it('the server starts as people start it, is well, and stops by itself', { timeout: 300_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'tools/smoke.mjs')], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(['/health: 200', '/ready: 200', '/: 200', 'started, well, stopped']);
  expect(status).toBe(0);
});
