import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { interval } from './arena.ts';
import { folder, peerless } from './trying.ts';

const files = folder();
afterAll(files.remove);
const contest = (...more: string[]) => peerless(['arena', '--a', 'novice@4', '--b', 'random', '--games', '8', '--cores', '1', ...more]);

describe('arena', () => {
  it('plays pairs of mirrored games and tells how sure the result is', async () => {
    const { out, exitCode } = await contest('--json');
    expect(exitCode).toBe(0);
    const outcome = JSON.parse(out[0]);
    expect(outcome).toMatchObject({ a: 'novice@4', b: 'random', games: 8 });
    expect(outcome.score).toBeGreaterThan(0.5);
    expect(outcome.low).toBeLessThanOrEqual(outcome.score);
    expect(outcome.high).toBeGreaterThanOrEqual(outcome.score);
    expect(JSON.parse((await contest('--json')).out[0])).toEqual(outcome);
  });

  it('exchanges the sides, so that a player is even with itself', async () => {
    const { out } = await peerless(['arena', '--a', 'random', '--b', 'random', '--games', '12', '--cores', '1', '--json']);
    expect(JSON.parse(out[0])).toMatchObject({ games: 12 });
    const greedy = await peerless(['arena', '--a', 'greedy', '--b', 'greedy', '--games', '2', '--cores', '1', '--heroes', 'alice,medusa']);
    expect(greedy.out[0]).toMatch(/^greedy against greedy: 50\.0 % of the points in 2 games/);
  });

  it('goes on from what was kept, and only with the same contest', async () => {
    const path = files.path('kept.jsonl');
    const whole = await contest('--save', path, '--json');
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines).toHaveLength(6);
    writeFileSync(path, `${lines.slice(0, 3).join('\n')}\n{"pear":2}\n${lines[3].slice(0, 9)}`);
    expect((await contest('--save', path, '--json')).out).toEqual(whole.out);
    expect(
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('{"pair"') && line.endsWith('}')),
    ).toHaveLength(4);
    const other = await peerless(['arena', '--a', 'random', '--b', 'random', '--games', '8', '--save', path]);
    expect(other).toMatchObject({ exitCode: 1, err: [expect.stringContaining('holds another contest')] });
  });

  it('plays with heroes of a pack', async () => {
    const pack = new URL('../../docs/how-to/lighthouse.pack.json', import.meta.url).pathname;
    const { out } = await contest('--with', pack, '--heroes', 'lighthouse-keeper,medusa', '--json');
    expect(JSON.parse(out[0])).toMatchObject({ games: 8 });
    expect(await contest('--heroes', 'nobody-knows-him,medusa')).toMatchObject({ exitCode: 2 });
  });

  it('plays teams and free-for-alls with the players in alternate seats', async () => {
    for (const mode of ['teams', 'freeForAll']) {
      const { out } = await peerless(['arena', '--a', 'random', '--b', 'random', '--games', '2', '--cores', '1', '--mode', mode]);
      expect(out[0]).toMatch(/in 2 games/);
    }
  });

  it('refuses what it does not know', async () => {
    const err = async (...args: string[]) => (await peerless(['arena', ...args])).err.join('\n');
    expect(await err('--a', 'hrad', '--b', 'random')).toBe('unknown player "hrad"; did you mean "hard"?');
    expect(await err('--a', 'greedy@40', '--b', 'random')).toBe('greedy does not search, so it takes no budget');
    expect(await err('--a', 'random', '--b', 'random', '--games', '3')).toContain('an even number');
    expect(await err('--a', 'random', '--b', 'random', '--heroes', 'alice')).toContain('at least 2 heroes');
    expect(await err('--a', 'random', '--b', 'random', '--boards', 'heorot', '--mode', 'teams')).toContain('room for 4 seats');
    expect(await err('--a', 'random')).toContain('--b');
  });

  it('is as unsure as few pairs make it', () => {
    expect(interval([1, 0, 1, 0]).margin).toBeCloseTo(1.96 * Math.sqrt(0.25 / 4));
    expect(interval(new Array(100).fill(1)).margin).toBeGreaterThan(0);
    expect(interval(new Array(100).fill(1)).margin).toBeLessThan(0.02);
  });
});
