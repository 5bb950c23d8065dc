/** Games over days on the page: that some wait is known on every screen, and what else there is to do meanwhile. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { board, DESKTOP, inBrowser, serving, UPRIGHT, visit } from './browser.ts';
import { become, DAYS, daysBetween, handOver, named, type Visitor } from './company.ts';

inBrowser();

const waits = (page: Page): Locator => page.getByRole('link', { name: /wait.* for you/ });
const DESKTOP_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

/** Ann has a page, and no other connection; Bob plays in memory. It is Bob's turn. */
async function begun(): Promise<{ page: Page; ann: Visitor; bob: Visitor; table: string }> {
  const [ann, bob] = [await named(serving.hall, 'Ann'), await named(serving.hall, 'Bob')];
  const table = await daysBetween(ann, bob);
  await handOver(ann);
  ann.leave();
  const page = await visit();
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    navigator.setAppBadge = async (number) => void badges.push(number ?? -1);
  });
  await become(page, ann);
  return { page, ann, bob, table };
}
describe('a game that waits', () => {
  it('is told on the first screen, in the title, on the icon and on that of the app, as it comes and goes', async () => {
    const { page, bob, table } = await begun();
    await page.locator('html[data-settled]').waitFor();
    await expect.poll(() => serving.hall.connections.players).toBe(2);
    expect([await waits(page).count(), await page.title(), await icon(page)]).toEqual([0, 'Peerless', '/icon.svg']);
    await handOver(bob);
    await waits(page).waitFor();
    expect(await waits(page).textContent()).toBe('1 game waits for you');
    expect(new URL((await waits(page).getAttribute('href'))!, serving.url).hash).toBe(`#/table/${table}`);
    expect([await page.title(), await icon(page)]).toEqual(['(1) Peerless', '/icon-waiting.svg']);
    expect(await page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(1);
    await page.goto(`${serving.url}#/heroes`);
    await expect.poll(() => page.title()).toBe('(1) Heroes · Peerless');
    await bob.ask('concede', { table });
    await expect.poll(() => page.title()).toBe('Heroes · Peerless');
    expect(await icon(page)).toBe('/icon.svg');
    expect(await page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(0);
  }, 60_000);
});

describe('a challenge', () => {
  it('is told on every screen, accepted or declined from the list or in the room', async () => {
    const { page, ann, bob } = await begun();
    const challenge = () => bob.ask('challenge', { player: ann.id, options: DAYS, mine: 0 });
    const challenged = page.getByRole('link', { name: /challenge.* you/ });
    const { table } = await challenge();
    await challenged.waitFor();
    expect([await challenged.textContent(), await page.title(), await icon(page)]).toEqual([
      '1 challenge waits for you',
      '(1) Peerless',
      '/icon-waiting.svg',
    ]);
    expect(await page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(1);
    await challenged.click();
    await page.waitForURL(`${serving.url}#/table/${table}`);
    await page.getByText('Bob challenges you').waitFor();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(`${serving.url}#/online`);
    await expect.poll(() => page.title()).not.toMatch(/^\(/);
    expect((await serving.hall.tables.read(table, (found) => found)).phase).toBe('over');

    await page.goto(`${serving.url}#/online/games`);
    const line = page.getByRole('listitem').filter({ hasText: 'Bob challenges you' });
    await challenge();
    await line.getByRole('button', { name: 'Decline' }).click();
    await expect.poll(() => line.count()).toBe(0);
    const { table: third } = await challenge();
    await line.getByRole('button', { name: 'Accept' }).click();
    await page.waitForURL(`${serving.url}#/table/${third}`);
    await expect.poll(() => serving.hall.tables.read(third, ({ phase }) => phase)).toBe('choosing');
  }, 60_000);
});

describe('on an iPhone', () => {
  const APPLE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
  it.each([
    ['a browser says how the page is installed', APPLE, /^On an iPhone or iPad: press Share/],
    ['what is not one of those says that it cannot be told', DESKTOP_AGENT, /^This browser cannot be told/],
  ])(
    '%s',
    async (_, userAgent, said) => {
      const page = await visit({}, { ...UPRIGHT, userAgent });
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
      await page.goto(`${serving.url}#/online/games`);
      await page.reload();
      await page.getByText(said).waitFor();
      expect(await page.getByRole('button', { name: 'Notify me on this device' }).count()).toBe(0);
    },
    60_000,
  );
});

describe('whoever looks for opponents', () => {
  it('is offered the computer meanwhile, and goes on looking while they play', async () => {
    const page = await visit({}, DESKTOP, '#/online');
    const computer = page.getByRole('link', { name: 'Play the computer now' });
    await page.getByRole('button', { name: 'Find an opponent' }).waitFor();
    expect(await computer.count()).toBe(0);
    await page.getByRole('button', { name: 'Find an opponent' }).click();
    await computer.click();
    await page.waitForURL(`${serving.url}#/new/computer`);
    const chip = page.getByRole('complementary', { name: 'Quick match' });
    await chip.waitFor();
    await page.getByRole('button', { name: /^Start/ }).click();
    await board(page).waitFor();
    await chip.waitFor();
    const [{ player }] = await serving.hall.store.seeking();
    expect(player).not.toBe('');
    await chip.getByRole('button').click();
    await expect.poll(() => serving.hall.store.seeking()).toEqual([]);
  }, 60_000);
});
