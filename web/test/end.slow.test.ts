import { describe, expect, it } from 'vitest';
import { inBrowser, result, visitGame } from './browser.ts';
import { ended } from './moments.ts';

inBrowser();

describe('the end', () => {
  it('leaves a bar with the same buttons when it is put away, and comes back', async () => {
    const page = await visitGame(ended());
    const buttons = (): Promise<string[]> => result(page).locator('.answers').getByRole('button').allTextContents();
    const all = await buttons();
    expect(all).toEqual(expect.arrayContaining(['Replay', 'Analysis']));
    await result(page).getByRole('button', { name: 'See the board' }).click();
    await page.locator('.result-bar').waitFor();
    expect(await buttons()).toEqual(all);
    await result(page).getByRole('button', { name: 'Result' }).click();
    await result(page).getByRole('heading').waitFor();
  }, 60_000);

  it('has the focus, and gives it back to itself however it is looked at', async () => {
    const page = await visitGame(ended());
    const isFocused = (): Promise<boolean> => result(page).evaluate((section) => section === document.activeElement);
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('[data-part="result"]') !== null)).toBe(true);
    await result(page).getByRole('button', { name: 'See the board' }).press('Enter');
    await page.locator('.result-bar').waitFor();
    await expect.poll(isFocused).toBe(true);
  }, 60_000);
});
