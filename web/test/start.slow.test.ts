import { describe, expect, it } from 'vitest';
import { board, DESKTOP, inBrowser, visit } from './browser.ts';

inBrowser();

describe('“Start a game”, where the rules are', () => {
  it('starts one against the computer', async () => {
    const page = await visit({}, DESKTOP, '#/learn');
    await page.getByRole('link', { name: 'Start a game' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Level' }).count()).toBe(1);
    await page.getByRole('button', { name: /^Start/ }).click();
    await board(page).waitFor();
  }, 60_000);
});
