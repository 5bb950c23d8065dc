import type { Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, visit } from './browser.ts';

inBrowser();

describe('light or dark', () => {
  it.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['auto', 'dark', 'dark'],
    ['auto', 'light', 'light'],
  ] as const)('is known before the program runs: %s in a %s system is %s', async (theme, system, shown) => {
    // Scripts are held back; a service worker would bring them past this.
    const page = await visit({ theme }, { ...DESKTOP, colorScheme: system, serviceWorkers: 'block' });
    const held: Route[] = [];
    await page.route(/\.js$/, (route) => void held.push(route));
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor({ state: 'attached' });
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const seen = () =>
      page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).colorScheme]);
    expect((await seen())[0]).toBe(shown);
    await expect.poll(seen).toEqual([shown, shown]);
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(/\.js$/);
    await page.getByRole('main').waitFor();
  });
});
