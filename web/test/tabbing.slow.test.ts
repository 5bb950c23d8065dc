import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { board, hand, inBrowser, prompt, visitMoment } from './browser.ts';

inBrowser();

/** Gives everything that the keyboard comes to a number, in the order of the page. */
const numbered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')];
    const met = all.filter(
      (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.checkVisibility({ visibilityProperty: true }),
    );
    for (const [n, each] of met.entries()) each.dataset.number = `${n}`;
    return met.length;
  });
/** Where the focus is, each time after the key was pressed. */
async function walk(page: Page, key: string, times: number): Promise<number[]> {
  const way: number[] = [];
  for (let n = 0; n < times; n++) {
    await page.keyboard.press(key);
    // What is pointed at is drawn before the next key.
    await page.waitForTimeout(20);
    way.push(await page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.number ?? -1)));
  }
  return way;
}

describe('the keyboard', () => {
  it('goes through the whole table, one thing after the other, and back', async () => {
    const page = await visitMoment({ at: 'action', hand: 5 });
    await board(page).waitFor();
    const there = await numbered(page);
    expect(await hand(page).locator('[data-number]').count()).toBe(5);
    expect(await prompt(page).locator('[data-number]').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('[data-part="log"] [data-number], [role="log"] [data-number]').count()).toBeGreaterThan(0);
    const all = Array.from({ length: there }, (_, n) => n);
    expect(await walk(page, 'Tab', there)).toEqual(all);
    expect(await walk(page, 'Shift+Tab', there - 1)).toEqual(all.toReversed().slice(1));
  }, 120_000);

  it('is where something is asked when what it was on is gone', async () => {
    const page = await visitMoment({ at: 'action', hand: 5 });
    await prompt(page).getByRole('button', { name: 'Maneuver' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => prompt(page).textContent()).not.toContain('Choose an action');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-part="prompt"]') !== null)).toBe(true);
  }, 120_000);
});
