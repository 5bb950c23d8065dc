import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { services } from '../../server/test/services.ts';
import { ROOT } from '../repo.mjs';
import type { Process } from './chaos/faults.ts';
import type { Figures } from './chaos/play.ts';

const ANSWERS = 1200;
/** Other tests run beside it: how soon players are back is not what counts here. */
const SHORT = ['--answers', `${ANSWERS}`, '--pairs', '6', '--back-within', '30000', '--json'];
const LONGEST = 180_000;

/** `npm run chaos` as it is, on services of its own: those of other tests are not killed. */
async function chaos(signal: AbortSignal, ...options: string[]): Promise<{ code: number; why: string[]; scenes: Figures[] }> {
  const { TEST_POSTGRES: _, TEST_REDIS: __, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/chaos.mjs', ...SHORT, ...options], {
    cwd: ROOT,
    env,
    signal,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { code, ...JSON.parse(said) };
}

/** Everything that the scene consists of was killed while people played, and nothing is wrong. */
function expectSound({ code, why, scenes }: Awaited<ReturnType<typeof chaos>>, ...processes: Process[]): void {
  expect(why).toEqual([]);
  expect(code).toBe(0);
  const [{ killed, answers, reconnects }] = scenes;
  expect(Object.keys(killed).sort()).toEqual(processes.sort());
  expect(Math.min(...Object.values(killed))).toBeGreaterThan(0);
  expect(answers).toBeGreaterThanOrEqual(ANSWERS);
  expect(reconnects).toBeGreaterThan(0);
}

describe.skipIf(process.platform !== 'linux')('a short run of chaos loses nothing', () => {
  it('on one process that is killed', async ({ signal }) => expectSound(await chaos(signal, '--only', 'embedded'), 'server'), LONGEST);

  it(
    'on two processes, of which one is killed, and PostgreSQL, and Redis',
    async ({ signal }) => {
      await services(); // By now they are installed.
      expectSound(await chaos(signal, '--only', 'clustered', '--processes', '2'), 'server', 'PostgreSQL', 'Redis');
    },
    LONGEST,
  );
});
