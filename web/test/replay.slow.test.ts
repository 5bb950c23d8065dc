import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, PHONE, visit } from './browser.ts';
import { linkOf, slowGame } from './shared.ts';

inBrowser();

/** Is the line of this moment within what the log shows? */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = document.querySelector('.log .lines')!.getBoundingClientRect();
    const line = [...document.querySelectorAll('.log [data-when="past"], .log [data-when="now"]')].at(-1)!.getBoundingClientRect();
    return line.top >= box.top && line.bottom <= box.bottom;
  });

describe('the log of a replay', () => {
  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const)(
    'runs from top to bottom and keeps the moment in sight, on a %s',
    async (_, device) => {
      const page = await visit({}, device, linkOf(JSON.stringify(slowGame())));
      const slider = page.getByRole('slider');
      await slider.waitFor();
      const tops = await page.locator('.log .told').evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
      expect(tops.length).toBeGreaterThan(300);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));

      const last = Number(await slider.getAttribute('max'));
      for (const moment of [0.3, 0.5, 0.9, 1, 0.6, 0.1]) {
        await slider.fill(String(Math.round(last * moment)));
        await expect.poll(() => isInSight(page)).toBe(true);
      }
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => isInSight(page)).toBe(true);
      }
    },
    60_000,
  );
});
