import { describe, expect, it } from 'vitest';
import type { Figures } from './play.ts';
import { objections } from './verdict.ts';

const SOUND: Figures = {
  scene: 'a scene',
  answers: 1000,
  seconds: 20,
  games: 6,
  finished: 3,
  faults: { 'kill -9': 1, 'PostgreSQL is killed': 1 },
  killed: { server: 1, PostgreSQL: 1 },
  unstopped: 0,
  met: 3,
  wronged: 0,
  reconnects: 12,
  doubledMessages: 30,
  backMs: { median: 400, most: 5000 },
  longestSilenceMs: 2000,
  lost: 0,
  diverged: 0,
  resultsMissing: 0,
  problems: [],
};
const against = (change: Partial<Figures>): string[] => objections([SOUND, { ...SOUND, scene: 'another', ...change }], 5000);

describe('a run of chaos', () => {
  it('is sound if nothing is lost although everything was killed', () => expect(against({})).toEqual([]));

  it.each([
    [{ killed: { server: 0, PostgreSQL: 1 } }, /^another: no kill -9 of server:/],
    [{ killed: { server: 1, PostgreSQL: 0 }, faults: { 'PostgreSQL is killed': 1 } }, /^another: no kill -9 of PostgreSQL:/],
    [{ answers: 0 }, /^another: no answers/],
    [{ lost: 1 }, /^another: 1 acknowledged answers are lost/],
    [{ diverged: 2 }, /^another: 2 games/],
    [{ resultsMissing: 1 }, /^another: 1 results/],
    [{ wronged: 1 }, /^another: 1 requests/],
    [{ unstopped: 1 }, /^another: 1 servers/],
    [{ backMs: { median: 1, most: 5001 } }, /^another: somebody was back 5001 ms/],
  ])('is not sound with %o', (change, why) => expect(against(change)).toEqual([expect.stringMatching(why)]));

  it('is not sound without any kill, nor without anything', () => {
    expect(against({ killed: { server: 0, PostgreSQL: 0 } })).toHaveLength(2);
    expect(objections([], 5000)).toHaveLength(1);
  });
});
