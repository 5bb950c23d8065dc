import { beforeAll, describe, expect, it } from 'vitest';
import { inPageProgram } from '../../tools/in-page.mjs';
import { inBrowser, serving, theBrowser, visitMoment } from './browser.ts';
import { SCREENS, type Screen, sample, sizeOf, titleOf } from './combinations.ts';
import { look } from './looking.ts';

inBrowser();

const nameOf = (screen: Screen): string => `${sizeOf(screen)} ${screen.isTouched ? 'touched' : 'pointed at'}`;
/** Many faults come from one cause. */
const MOST = 30;

describe('a table', () => {
  /** Opened once, looked at on many screens; told screen by screen. */
  const found = new Map<string, string[]>(SCREENS.map((screen) => [nameOf(screen), []]));

  beforeAll(async () => {
    const looking = { browser: theBrowser(), url: serving.url, program: await inPageProgram('web/test/in-page/index.ts') };
    await look(looking, sample(), ({ opened, sight, faults }) => {
      found.get(nameOf(sight.screen))!.push(...faults.map((fault) => `${titleOf(opened, sight)}: ${fault}`));
    });
  }, 300_000);

  it.each(SCREENS.map(nameOf))('has nothing that overlaps, is cut off, lies outside or is too small: %s', (screen) => {
    expect(found.get(screen)!.slice(0, MOST)).toEqual([]);
  });
});

describe('a card in the hand', () => {
  const widths = async (size: string, hand: number, board: string): Promise<number[]> => {
    const [width, height] = size.split('x').map(Number);
    const page = await visitMoment({ at: 'action', hand, board }, {}, { viewport: { width, height } });
    return page.locator('.in-hand .hand-face').evaluateAll((all) => all.map((face) => face.getBoundingClientRect().width));
  };
  it.each([
    ['1440x900', 150],
    ['1920x1080', 180],
  ])('is as wide as it should be in a window of %s: %i px', async (size, wide) => {
    for (const hand of [4, 8]) for (const each of await widths(size, hand, 'marmoreal')) expect(each).toBeCloseTo(wide, 0);
  });
  it.each(SCREENS.filter(({ width, height }) => Math.min(width, height) >= 600).map(sizeOf))(
    'is 100 px wide at least: %s',
    async (size) => {
      for (const board of ['marmoreal', 'heorot'])
        for (const hand of [1, 6, 8]) {
          const found = await widths(size, hand, board);
          expect(found).toHaveLength(hand);
          for (const each of found) expect(each, `${hand} on ${board}`).toBeGreaterThanOrEqual(100);
        }
    },
  );
});
