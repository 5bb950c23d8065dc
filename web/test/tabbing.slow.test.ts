import { describe, expect, it } from 'vitest';
import { board, hand, inBrowser, prompt, visitMoment } from './browser.ts';
import { numbered, walk } from './walking.ts';

inBrowser();

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
