import { describe, expect, it } from 'vitest';
import { board, inBrowser, visitMoment } from './browser.ts';
import { numbersOn } from './on-board.ts';

inBrowser();

describe('the table', () => {
  it('names on the board the space that a hint speaks of', async () => {
    const page = await visitMoment({ at: 'moveTo' });
    await board(page).waitFor();
    expect(await numbersOn(page)).toEqual([]);
    await page.keyboard.press('h');
    await page.locator('.board-hints').first().waitFor();
    // What is best may still change while it is thought about.
    const isNamed = async (): Promise<boolean> => {
      const best = await page.locator('.prompt ol li').first().textContent();
      const number = /space (\d+)/i.exec(best!)?.[1];
      return (await numbersOn(page)).some((name) => name.split(' ')[0] === number);
    };
    await expect.poll(isNamed).toBe(true);
  }, 120_000);

  it('tells fighters who have not come yet from defeated ones', async () => {
    const page = await visitMoment({ at: 'action', heroes: ['sun-wukong', 'medusa'], turn: 1 });
    const clones = page.locator('.seat').first().locator('.sidekicks li[data-state]');
    const coming = clones.and(page.locator('[data-state="coming"]'));
    expect(await coming.count()).toBeGreaterThan(0);
    expect(await coming.first().locator('.unseen').textContent()).toMatch(/: not yet summoned$/);
    expect(await clones.and(page.locator('[data-state="defeated"]')).count()).toBe(0);
  }, 120_000);
});
