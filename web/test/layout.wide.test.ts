import { beforeAll, describe, expect, it } from 'vitest';
import { inPageProgram } from '../../tools/in-page.mjs';
import { inBrowser, serving, theBrowser } from './browser.ts';
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
