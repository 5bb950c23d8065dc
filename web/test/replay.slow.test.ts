import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, PHONE, visit, visitMoment } from './browser.ts';
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

describe('a line of the log that speaks of a card', () => {
  it.each([
    ['of a replay', '.line-card', () => visit({}, DESKTOP, linkOf(JSON.stringify(slowGame())))],
    ['of a table', '.reading', () => visitMoment({ at: 'action', turn: 4 })],
  ] as const)(
    '%s shows it while it is pointed at or focused',
    async (_, place, opened) => {
      const page = await opened();
      const line = page.locator('.log .told:is([data-event="boost"], [data-event="discard"])').last();
      const title = page.locator(`${place} .reading-face h3`);
      await line.hover();
      await title.waitFor();
      expect(await line.textContent()).toContain(await title.textContent());
      await page.mouse.move(5, 5);
      await title.waitFor({ state: 'detached' });
      await page.keyboard.press('Tab');
      await line.focus();
      await title.waitFor();
      const [face, beside] = await Promise.all([page.locator(`${place} .reading-face`).boundingBox(), line.boundingBox()]);
      expect(face!.y).toBeGreaterThanOrEqual(0);
      expect(face!.y + face!.height).toBeLessThanOrEqual(DESKTOP.viewport.height + 1);
      if (place === '.line-card') expect(face!.x + face!.width).toBeLessThanOrEqual(beside!.x);
      await line.blur();
      await title.waitFor({ state: 'detached' });
    },
    60_000,
  );
});
