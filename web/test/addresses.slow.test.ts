import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, serving, visit } from './browser.ts';

inBrowser();

const LONG = 'x'.repeat(5_000);
const NOWHERE = 'There is no such page';
const headed = (page: Page, title: string) => page.getByRole('heading', { name: title }).waitFor({ timeout: 10_000 });

describe('an address', () => {
  it.each(['%', 'constructor', '__proto__', 'toString'])(
    'that leads nowhere says so, and leads home: #/%s',
    async (address) => {
      const page = await visit({}, DESKTOP, `#/${address}`);
      await headed(page, NOWHERE);
      expect(await page.getByRole('main').count()).toBe(1);
      await page.getByRole('link', { name: 'Back to the start' }).click();
      await page.getByRole('link', { name: /^Play the computer/ }).waitFor();
    },
    30_000,
  );

  it('that no screen knows says so', async () => {
    const page = await visit();
    for (const address of [
      ...['nowhere', '%E0%A4%A', 'hasOwnProperty', 'games/more', 'shared/a/b', 'new/nobody', 'new/computer/nobody', 'new/people/9'],
      ...['learn/nothing', 'learn/constructor', 'settings/nothing', 'online/nowhere', 'leaders/nobody', 'leaders/constructor'],
      ...['table', 'table/%', `table/${LONG}`, `table/x/${LONG}`, 'player', `player/${LONG}`],
    ]) {
      await page.goto(`${serving.url}#/${address}`);
      await headed(page, NOWHERE);
      await page.goto(`${serving.url}#/games/`);
      await headed(page, 'Your games');
    }
  }, 120_000);

  it('of a game or a hero that is not here says so', async () => {
    const page = await visit();
    for (const address of ['play', 'play/nothing', 'play/%', 'replay', 'replay/nothing', 'replay/__proto__']) {
      await page.goto(`${serving.url}#/games`);
      await headed(page, 'Your games');
      await page.goto(`${serving.url}#/${address}`);
      await page.getByText('This game is not kept on this device').waitFor({ timeout: 10_000 });
    }
    for (const name of ['nobody', '%', 'constructor', 'medusa/nobody', LONG]) {
      await page.goto(`${serving.url}#/heroes/medusa`);
      await headed(page, 'Medusa');
      await page.goto(`${serving.url}#/heroes/${name}`);
      const said = page.getByRole('status').filter({ hasText: 'There is no hero' });
      await said.waitFor({ timeout: 10_000 });
      expect((await said.textContent())?.length).toBeLessThan(200);
    }
  }, 120_000);

  it.each([
    ['ru', 'Такой страницы нет'],
    ['uk', 'Такої сторінки немає'],
    ['cs', 'Taková stránka tu není'],
  ])(
    'that leads nowhere says so in %s',
    async (lang, said) => {
      const page = await visit({ lang }, DESKTOP, '#/%');
      await headed(page, said);
    },
    30_000,
  );
});
