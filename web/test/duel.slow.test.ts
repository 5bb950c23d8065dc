import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, board, DESKTOP, inBrowser, offered, prompt, result, serving, visit } from './browser.ts';
import { dice } from './dice.ts';

inBrowser();

async function playOn(page: Page, step: () => Promise<void>): Promise<void> {
  for (let n = 0; n < 900; n++) {
    if (await result(page).isVisible()) return;
    await step();
  }
  throw new Error(`no end: ${await prompt(page).textContent()}`);
}

describe('a duel against the computer', () => {
  it('is played from the first screen to the last by mouse', async () => {
    const page = await visit();
    await begin(page);
    const roll = dice(3);
    await playOn(page, async () => {
      const ways = await offered(page);
      if (!ways.length) return page.waitForTimeout(30);
      await ways[roll(ways.length)].click({ timeout: 2000 }).catch(() => {});
    });
    await expect.poll(() => result(page).getByRole('heading').textContent()).toMatch(/You won|You lost|Nobody wins/);
    await result(page).getByRole('button', { name: 'Rematch, sides exchanged' }).click();
    await expect.poll(() => board(page).isVisible()).toBe(true);
    await expect.poll(() => result(page).isVisible()).toBe(false);
  }, 240_000);

  it('is played by keyboard alone', async () => {
    const page = await visit({}, DESKTOP);
    const press = async (key: string, times = 1): Promise<void> => {
      for (let n = 0; n < times; n++) await page.keyboard.press(key);
    };
    const focusOn = async (name: RegExp): Promise<void> => {
      for (let n = 0; n < 80; n++) {
        await press('Tab');
        const label = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (name.test(label)) return;
      }
      throw new Error(`no way to ${name} by keyboard`);
    };
    await focusOn(/^Play the computer/);
    await press('Enter');
    await page.getByRole('button', { name: 'Start' }).waitFor();
    // His fog is chosen on the board as well.
    await page.goto(`${serving.url}#/new/computer/invisible-man`);
    await page.getByRole('heading', { name: 'The Invisible Man' }).first().waitFor();
    await focusOn(/^Start/);
    await press('Enter');
    await board(page).waitFor();
    const roll = dice(5);
    await playOn(page, async () => {
      await press('n', 1 + roll(5));
      await press('Enter');
      await page.waitForTimeout(15);
    });
  }, 240_000);
});
