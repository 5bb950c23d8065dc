import { LANGS } from '@peerless/text/language';
import { describe, expect, it } from 'vitest';
import { board, DESKTOP, inBrowser, visit } from './browser.ts';

inBrowser();

describe('“Play a duel”, where the rules are', () => {
  it('starts one against the computer', async () => {
    const page = await visit({}, DESKTOP, '#/learn');
    await page.getByRole('link', { name: 'Play a duel' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Level' }).count()).toBe(1);
    await page.getByRole('button', { name: /^Start/ }).click();
    await board(page).waitFor();
  }, 60_000);
});

describe('heroes to choose from', () => {
  it.each(LANGS)(
    'are in the order of the alphabet, in %s',
    async (lang) => {
      const { texts } = (await import(`../src/start/texts/${lang}.ts`)) as { texts: { changeHero: string } };
      const page = await visit({ lang }, DESKTOP, '#/new/computer');
      await page.getByRole('button', { name: texts.changeHero }).first().click();
      const tiles = await page.getByRole('dialog').locator('.tile b').allTextContents();
      const names = tiles.slice(0, -1);
      expect(names.length).toBeGreaterThan(10);
      expect(names).toEqual(names.toSorted(new Intl.Collator(lang).compare));
    },
    60_000,
  );
});
