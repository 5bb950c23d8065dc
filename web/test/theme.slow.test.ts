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

describe('the size of the text', () => {
  it('reaches from 85 to 200 %', async () => {
    const page = await visit({}, DESKTOP, '#/settings');
    const size = page.getByRole('slider', { name: 'Text size' });
    const shown = () => page.evaluate(() => [document.documentElement.dataset.text, getComputedStyle(document.body).fontSize]);
    await size.focus();
    await page.keyboard.press('End');
    await expect.poll(() => size.getAttribute('aria-valuetext')).toMatch(/^200\s?%$/);
    expect(await shown()).toEqual(['large', '34px']);
    await page.keyboard.press('Home');
    await expect.poll(() => size.getAttribute('aria-valuetext')).toMatch(/^85\s?%$/);
    expect(await shown()).toEqual(['usual', '14.45px']);
  });
});
