import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, board, DESKTOP, dice, inBrowser, offered, PHONE, prompt, serving, visit } from './browser.ts';

inBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}
/** What axe-core finds, as short lines. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}

const SCREENS = [
  '',
  'new/computer',
  'heroes',
  'heroes/medusa',
  'heroes/medusa/alice',
  'learn',
  'games',
  'settings',
  'online',
  'online/new',
  'leaders/duel',
  'nowhere',
];

describe.each([
  ['light', 'en', DESKTOP],
  ['dark', 'uk', PHONE],
] as const)('for everyone, %s in %s', (theme, lang, device) => {
  it.each(SCREENS)(
    'axe finds nothing on /%s',
    async (address) => {
      const page = await visit({ theme, lang }, device);
      await page.goto(`${serving.url}#/${address}`);
      await page.locator('main:not([aria-busy="true"])').waitFor();
      await page.waitForTimeout(300);
      expect(await faults(page)).toEqual([]);
    },
    60_000,
  );
});

describe('people who meet', () => {
  it.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'have nothing for axe to find, %s',
    async (theme, device) => {
      const host = await visit({ theme }, device);
      await host.goto(`${serving.url}#/online`);
      await host.getByRole('button', { name: 'Invite a friend' }).click();
      const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
      expect(await faults(host)).toEqual([]);

      const friend = await visit({ theme }, device);
      await friend.goto(link);
      const play = friend.getByRole('button', { name: 'Play', exact: true });
      await play.waitFor();
      expect(await faults(friend)).toEqual([]);
      await play.click();
      await friend.getByRole('radio', { name: /Houdini/ }).check({ force: true });
      await host.getByText('here', { exact: true }).waitFor();
      expect(await faults(friend)).toEqual([]);
      await friend.getByRole('button', { name: 'Play as Houdini' }).click();
      await host.getByText('Taken by').waitFor();
      expect(await faults(host)).toEqual([]);

      await friend.getByRole('link', { name: 'Lobby' }).click();
      await friend.getByRole('link', { name: /^Continue/ }).waitFor();
      expect(await faults(friend)).toEqual([]);
      await friend.getByRole('navigation', { name: 'Your profile' }).getByRole('link').first().click();
      await friend.getByRole('heading', { name: 'Your data' }).waitFor();
      expect(await faults(friend)).toEqual([]);
    },
    120_000,
  );
});

describe('the table', () => {
  it.each(['light', 'dark'])(
    'has nothing for axe to find, %s',
    async (theme) => {
      const page = await visit({ theme });
      await begin(page);
      const roll = dice(4);
      for (let n = 0; n < 60; n++) {
        const ways = await offered(page);
        if (ways.length) await ways[roll(ways.length)].click({ timeout: 2000 }).catch(() => {});
        else await page.waitForTimeout(30);
      }
      expect(await faults(page)).toEqual([]);
    },
    120_000,
  );

  it('says what matters of every space', async () => {
    const page = await visit();
    await begin(page);
    const names = await board(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) expect(name).toMatch(/^(Space \d+, zones? \w+.*|Door, (open|closed))$/);
    expect(names.some((name) => /, \d+ health/.test(name!))).toBe(true);
  }, 60_000);
});

describe('without a network', () => {
  it('the page opens and a game is played after the first visit, with the server gone', async () => {
    const page = await visit();
    await page
      .evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          if (!navigator.serviceWorker.controller) location.reload();
        }
      })
      .catch(() => {});
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 }).toBe(true);
    await serving.stop();
    await page.reload();
    await begin(page);
    await expect.poll(() => prompt(page).textContent()).not.toBe('');
  }, 120_000);
});
