import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { THING_IDS } from '../src/meetings/meetings.ts';
import { DESKTOP, inBrowser, SIDEWAYS, UPRIGHT, visitGame } from './browser.ts';
import { metAt } from './met-at.ts';
import { alreadyTold } from './told-before.ts';

inBrowser();

/** It lies nowhere. */
const IS_NOWHERE = 'freeForAll';

it.each(THING_IDS.map((id) => [id]))(
  '%s: the thing is ringed, and nothing that is asked lies under what is told',
  async (id) => {
    for (const device of [DESKTOP, UPRIGHT, SIDEWAYS]) {
      const page = await visitGame(metAt(id), { guidance: true }, device);
      await alreadyTold(
        page,
        THING_IDS.filter((each) => each !== id),
      );
      await page.locator('.guidance').waitFor();
      if (id !== IS_NOWHERE) await expect.poll(() => page.locator('.ring-drawn').count(), { timeout: 5000 }).toBeGreaterThan(0);
      expect(await page.locator('.guidance').count()).toBe(1);
      const covered = await page.evaluate(() => {
        const told = document.querySelector('.guidance')!.getBoundingClientRect();
        return [...document.querySelectorAll('.prompt .asked, .prompt .answers .button')]
          .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.bottom, told.bottom) - Math.max(box.top, told.top) > 1)
          .map(({ text }) => text);
      });
      expect(covered).toEqual([]);
      await page.context().close();
    }
  },
  180_000,
);
