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
});
