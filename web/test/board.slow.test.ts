import { describe, expect, it } from 'vitest';
import { begin, board, DESKTOP, inBrowser, PHONE, visit } from './browser.ts';

inBrowser();

describe('the board', () => {
  it.each([DESKTOP, PHONE])('says who a fighter is when it is pointed at, tapped or focused', async (device) => {
    const page = await visit({}, device);
    await begin(page);
    await page.mouse.move(5, 5);
    const fighter = board(page)
      .getByRole('button', { name: /, \d+ health, move \d, (melee|ranged)/ })
      .first();
    const label = page.getByText(/^health \d+ of \d+$/);
    if (device === PHONE) await fighter.tap({ force: true });
    else await fighter.hover();
    await label.waitFor();
    await page.keyboard.press('Escape');
    if (device === PHONE) return;
    await page.mouse.move(5, 5);
    await label.waitFor({ state: 'detached' });
    await fighter.focus();
    await label.waitFor();
  });

  it('explains its signs', async () => {
    const page = await visit();
    await begin(page);
    await page.getByRole('button', { name: 'Key' }).click();
    const list = page.getByRole('dialog', { name: 'Signs on the board' });
    await list.getByText('The last move').waitFor();
    expect(await list.getByText(/^Starting space/).textContent()).toMatch(/1 – .+, 2 – /);
    await list.getByRole('button', { name: 'Close' }).click();
    await list.waitFor({ state: 'hidden' });
  });
});
